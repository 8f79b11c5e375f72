import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MessageId } from '#i18n/messages.ts';

/** Values of a form by the names of its fields: texts, and ticks. */
export type FormValues = Record<string, string | boolean>;

/** What is wrong with which field: a text of the catalogue, or the words of the server. */
export type Problems<V> = Partial<Record<keyof V & string, Problem>>;

export type Problem = MessageId | { text: string };

/** What sending came to, if it did not succeed: problems of fields, or a message for the form as a whole. */
export interface Refusal<V> {
  problems?: Problems<V>;
  message?: Problem;
  /** Where the message sends someone. */
  action?: FormAction;
}

/** A way on, below the message of a form. */
export interface FormAction {
  href: string;
  label: MessageId;
  /** It leaves the page with what was typed where it is. */
  opensTab?: boolean;
}

/** Keeps what was typed, so that nothing is lost; see `createDraft`. */
export interface Draft<V> {
  read: () => Partial<V> | undefined;
  write: (values: V) => void;
  clear: () => void;
}

export interface FormOptions<V extends FormValues> {
  initial: V;
  /** All that is wrong with the values. */
  validate: (values: V) => Problems<V>;
  /** Sends. Gives nothing when it succeeded. */
  submit: (values: V) => Promise<Refusal<V> | undefined>;
  draft?: Draft<V>;
}

export interface FormState<V extends FormValues> {
  ref: RefObject<HTMLFormElement | null>;
  values: V;
  /** What the fields show: of those that were left, and of all once sending was tried. */
  problems: Problems<V>;
  /** Why sending did not succeed, apart from the fields. */
  message: Problem | undefined;
  /** Where it sends someone. */
  action: FormAction | undefined;
  /** Counts the tries that were refused, so that the focus moves each time. */
  refusals: number;
  isBusy: boolean;
  /** Sets fields from code. */
  set: (values: Partial<V>) => void;
  onSubmit: (event: FormEvent) => void;
  onInput: () => void;
  onBlur: (event: { target: EventTarget }) => void;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (it): it is Field =>
      'name' in it && it.name !== '' && 'value' in it && !(it instanceof HTMLButtonElement),
  );
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';
const isRadio = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio';

/** Value of a field in which stands something that is no value of its kind, such as half a date. */
export const unreadable = '\ufffd';

/** The values that stand in the fields of a form. */
function readFields<V extends FormValues>(form: HTMLFormElement, values: V): V {
  const read: FormValues = {};
  for (const field of fieldsOf(form)) {
    // A list whose entries are under way holds nothing yet; what is known of it stays.
    if (field.dataset['pending'] !== undefined) continue;
    if (isTick(field)) read[field.name] = field.checked;
    else if (field.validity.badInput) read[field.name] = unreadable;
    else if (!isRadio(field) || field.checked) read[field.name] = field.value;
  }
  return { ...values, ...read };
}

function writeFields(form: HTMLFormElement, values: FormValues): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (value === undefined || value === unreadable) continue;
    if (isTick(field)) field.checked = value === true;
    else if (isRadio(field)) field.checked = field.value === value;
    else field.value = String(value);
  }
}

/** Of values, those whose fields nobody has changed since the page was there. */
function withoutTouched(form: HTMLFormElement, values: FormValues): FormValues {
  const touched = fieldsOf(form).filter((field) =>
    isTick(field) || isRadio(field)
      ? field.checked !== field.defaultChecked
      : !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue,
  );
  const names = new Set(touched.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

/**
 * State of a form. The fields themselves hold the values, so what a browser filled in or someone typed before the page
 * was alive is not lost. Problems show when a filled field is left, and all of them once sending was tried.
 */
export function useForm<V extends FormValues>({
  initial,
  validate,
  submit,
  draft,
}: FormOptions<V>): FormState<V> {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal<V>>({});
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);

  const all = validate(values);
  const visible = Object.fromEntries(
    Object.entries(all).filter(([name]) => refusals > 0 || shown.has(name)),
  ) as Problems<V>;

  const read = (): V => (ref.current ? readFields(ref.current, values) : values);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const kept = withoutTouched(form, (draft?.read() ?? {}) as FormValues);
    writeFields(form, kept);
    setValues((before) => ({ ...readFields(form, before), ...kept }));
    if (form.dataset['early'] !== undefined) {
      delete form.dataset['early'];
      form.requestSubmit();
    }
    // Once: afterwards the fields say what they hold.
  }, []);

  // A problem that appears while the pointer is down would move what is being pressed away from under it.
  const leftByPress = useRef<string[] | undefined>(undefined);
  useEffect(() => {
    let wait = 0;
    const onDown = (): void => {
      leftByPress.current ??= [];
    };
    const onUp = (): void => {
      wait = window.setTimeout(() => {
        const left = leftByPress.current ?? [];
        leftByPress.current = undefined;
        if (left.length > 0) setShown((before) => new Set([...before, ...left]));
      });
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointerup', onUp, true);
    document.addEventListener('pointercancel', onUp, true);
    return () => {
      window.clearTimeout(wait);
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointerup', onUp, true);
      document.removeEventListener('pointercancel', onUp, true);
    };
  }, []);

  // A field that appears because of another one shows what is known of it.
  const names = ref.current ? fieldsOf(ref.current).length : 0;
  useEffect(() => {
    if (ref.current && names > 0) writeFields(ref.current, values);
  }, [names]);

  const refuse = (next: Refusal<V>): void => {
    setRefusal(next);
    setRefusals((count) => count + 1);
  };

  /** What the server refused is no longer what stands there. */
  const forget = (next: V): void => {
    const changed = Object.keys(next).filter((name) => next[name] !== values[name]);
    if (!changed.some((name) => refusal.problems?.[name])) return;
    const left = Object.entries(refusal.problems ?? {}).filter(([name]) => !changed.includes(name));
    setRefusal({ ...refusal, problems: Object.fromEntries(left) as Problems<V> });
  };

  return {
    ref,
    values,
    problems: { ...visible, ...refusal.problems },
    message: refusal.message,
    action: refusal.action,
    refusals,
    isBusy,
    set: (changes) => {
      const next = { ...read(), ...changes };
      if (ref.current) writeFields(ref.current, next);
      forget(next);
      setValues(next);
      draft?.write(next);
    },
    onInput: () => {
      const next = read();
      forget(next);
      setValues(next);
      draft?.write(next);
    },
    onBlur: ({ target }) => {
      const field = target as Field;
      const isFilled =
        isTick(field) || isRadio(field) ? field.checked : field.value || field.validity?.badInput;
      if (!field.name || !isFilled) return;
      // Half a date tells nobody that it was typed.
      setValues(read());
      if (leftByPress.current) leftByPress.current.push(field.name);
      else setShown((before) => new Set([...before, field.name]));
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (sending.current) return;
      const next = read();
      setValues(next);
      if (Object.keys(validate(next)).length > 0) {
        refuse({});
        return;
      }
      sending.current = true;
      setBusy(true);
      setRefusal({});
      void submit(next)
        .then((refused) => {
          if (refused) refuse(refused);
          else draft?.clear();
        })
        .catch(() => refuse({ message: 'errors.general' }))
        .finally(() => {
          sending.current = false;
          setBusy(false);
        });
    },
  };
}
