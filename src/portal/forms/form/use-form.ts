import {
  type FormEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MessageId } from '#core/i18n/messages.ts';
import { createDraft, type FormDraft, type SecretFields } from '#portal/data/drafts/tab-draft.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '#portal/data/server/idempotency-keys.ts';
import type { NamedProblems, WireNames } from './wire-names.ts';
import {
  type NativeField,
  fieldsOf,
  type FormValues,
  isRadio,
  isTick,
  isTouched,
  isWritten,
  readFields,
  withoutTouched,
  writeFields,
} from './native-fields.ts';

/** What is wrong with which field: a text of the catalogue, or the words of the server. */
export type Problems<V> = Partial<Record<keyof V & string, FormProblem>>;

export type FormProblem = MessageId | { text: string };

/** What sending came to, if it did not succeed: problems of fields, or a message for the form as a whole. */
export interface SubmitRefusal<V> {
  problems?: Problems<V>;
  message?: FormProblem;
  /** Where the message sends someone. */
  action?: FormAction;
  /**
   * What the server names as missing or wrong, at the fields of the form.
   * @param shown what stands in the fields that are shown
   */
  named?: (shown: FormValues, wire: WireNames | undefined) => NamedProblems;
}

/** A way on, below the message of a form. */
export interface FormAction {
  href: string;
  label: MessageId;
  /** It leaves the page with what was typed where it is. */
  opensTab?: boolean;
}

/** What a form keeps of what was typed, under which name; see `createDraft`. */
export interface FormDraftName<V> {
  form: string;
  /** What the form is about, where there are several. */
  id?: string;
  /** Fields that are never kept. */
  secret?: SecretFields<V>;
}

export interface FormOptions<V extends FormValues> {
  initial: V;
  /** All that is wrong with the values. */
  validate: (values: V) => Problems<V>;
  /**
   * Sends. Gives nothing when it succeeded.
   * @param keys of the form, for the calls that write
   */
  submit: (values: V, keys: IdempotencyKeys) => Promise<SubmitRefusal<V> | undefined>;
  /** What was typed is kept until it is sent: in the tab under a name, or as a draft of its own keeps it. */
  draft?: FormDraftName<V> | FormDraft<V> | undefined;
  /** What servers call its fields. */
  wire?: WireNames | undefined;
}

export interface FormState<V extends FormValues> {
  ref: RefObject<HTMLFormElement | null>;
  /** What it begins with, as that is known now. */
  initial: V;
  values: V;
  draft: FormDraft<V> | undefined;
  /** What the fields show: of those that were left, and of all that were there when sending was tried. */
  problems: Problems<V>;
  /** Why sending did not succeed, apart from the fields. */
  message: FormProblem | undefined;
  /** Where it sends someone. */
  action: FormAction | undefined;
  /** Counts the tries that were refused, so that the focus moves each time. */
  refusals: number;
  isBusy: boolean;
  /** What stands in the fields now: `values` may lag behind what was typed last. */
  read: () => V;
  /** Sets fields from code. */
  set: (values: Partial<V>) => void;
  onSubmit: (event: FormEvent) => void;
  onInput: (event: { target: EventTarget }) => void;
  onBlur: (event: { target: EventTarget }) => void;
}

/** Whether something else stands in a form than it began with. */
export function hasChanged<V extends FormValues>(values: V, initial: V): boolean {
  return Object.keys(values).some((name) => values[name] !== initial[name]);
}

/**
 * State of a form. The fields themselves hold the values, so what a browser filled in or someone typed before the page
 * was alive is not lost. Problems show when a filled field is left, and all of them once sending was tried; a field that
 * has only come since then is not wrong yet.
 */
export function useForm<V extends FormValues>({
  initial,
  validate,
  submit,
  draft: named,
  wire,
}: FormOptions<V>): FormState<V> {
  const ref = useRef<HTMLFormElement>(null);
  // Once: to make one is to write, where something was kept.
  const [draft] = useState(
    () => named && ('read' in named ? named : createDraft<V>(named.form, named.id, named.secret)),
  );
  const [keys] = useState(() => draft?.keys ?? createIdempotencyKeys());
  const [values, setValues] = useState(initial);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<SubmitRefusal<V>>({});
  const [refusals, setRefusals] = useState(0);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);

  const all = validate(values);
  const visible = Object.fromEntries(
    Object.entries(all).filter(([name]) => asked.has(name) || shown.has(name)),
  ) as Problems<V>;

  /** Tells the rest of the page whether the form holds something that is not sent. */
  const noteTyped = (isTyped: boolean): void => void ref.current?.toggleAttribute('data-typed', isTyped);

  const read = (): V => (ref.current ? readFields(ref.current, values) : values);

  const readDraft = useEffectEvent(() => draft?.read());
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const kept = withoutTouched(form, (readDraft() ?? {}) as FormValues);
    writeFields(fieldsOf(form), kept);
    if (Object.keys(kept).length > 0) noteTyped(true);
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

  // A field that appears because of another one shows what is known of it. The others hold what was typed since these
  // values were read: they are left alone.
  const known = useRef<ReadonlySet<NativeField>>(undefined);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    const fields = fieldsOf(form);
    const { current: before } = known;
    if (before)
      writeFields(
        fields.filter((field) => !before.has(field) && !isTouched(field)),
        values,
      );
    known.current = new Set(fields);
  });

  /** What the server named stands at its fields; on top is only what the form does not show. */
  const atFields = ({ named, ...refusal }: SubmitRefusal<V>, sent: V, there: string[]): SubmitRefusal<V> => {
    if (!named) return refusal;
    const { problems, hasOthers } = named(
      Object.fromEntries(there.map((name) => [name, sent[name] ?? ''])),
      wire,
    );
    if (Object.keys(problems).length === 0) return refusal;
    return { ...(hasOthers && refusal), problems: { ...(problems as Problems<V>), ...refusal.problems } };
  };

  const refuse = (next: SubmitRefusal<V>, sent: V): void => {
    const there = ref.current ? fieldsOf(ref.current).map(({ name }) => name) : [];
    setAsked(new Set([...there, ...Object.keys(validate(sent))]));
    setRefusal(atFields(next, sent, there));
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
    initial,
    values,
    draft,
    problems: { ...visible, ...refusal.problems },
    message: refusal.message,
    action: refusal.action,
    refusals,
    isBusy,
    read,
    set: (changes) => {
      const next = { ...read(), ...changes };
      if (ref.current) writeFields(fieldsOf(ref.current), next);
      forget(next);
      setValues(next);
      draft?.write(next);
    },
    onInput: ({ target }) => {
      const next = read();
      noteTyped(true);
      forget(next);
      // What is typed stands in its field: what a long form makes of it may give way to the next letter.
      if (isWritten(target)) startTransition(() => setValues(next));
      else setValues(next);
      draft?.write(next);
    },
    onBlur: ({ target }) => {
      const field = target as NativeField;
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
        refuse({}, next);
        return;
      }
      sending.current = true;
      // It is not sent before the server has said so, also where nothing was changed.
      noteTyped(true);
      setBusy(true);
      setRefusal({});
      void submit(next, keys)
        .then((refused) => {
          if (refused) {
            refuse(refused, next);
            return;
          }
          draft?.clear();
          noteTyped(false);
        })
        .catch(() => refuse({ message: 'errors.general' }, next))
        .finally(() => {
          sending.current = false;
          setBusy(false);
        });
    },
  };
}
