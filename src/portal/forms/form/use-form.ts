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
import { createIdempotencyKeys, type IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { useLeftFields } from './use-left-fields.ts';
import type { WireNames } from './wire-names.ts';
import {
  type NativeField,
  fieldsOf,
  type FormValues,
  isRadio,
  isTick,
  isTouched,
  isWritten,
  readFields,
  touchedNames,
  writeFields,
} from './native-fields.ts';

/** Problems by field. */
export type Problems<V> = Partial<Record<keyof V & string, FormProblem>>;

/** A message of the catalogue, or a text such as the server's own. */
export type FormProblem = MessageId | { text: string };

/** Result of a failed submit: problems of fields, or a message for the form as a whole. */
export interface SubmitRefusal<V> {
  problems?: Problems<V>;
  message?: FormProblem;
  /** Link that goes with the message. */
  action?: FormAction;
  /**
   * Maps the wire names that the server reports as missing or wrong to problems of fields; a message about those
   * without a field replaces the one of the refusal.
   * @param shown values of the rendered fields
   */
  named?: (shown: FormValues, wire: WireNames | undefined) => SubmitRefusal<V>;
}

/** Link below the message of a form. */
export interface FormAction {
  href: string;
  label: MessageId;
  /** Opens a new tab, so that unsaved input stays. */
  opensTab?: boolean;
}

/** Key and options of a form's draft; see `createDraft`. */
export interface FormDraftName<V> {
  form: string;
  /** Id of the edited record, if the form exists for several. */
  id?: string;
  /** Fields that are never stored. */
  secret?: SecretFields<V>;
}

export interface FormOptions<V extends FormValues> {
  initial: V;
  /** Returns all problems of the values. */
  validate: (values: V) => Problems<V>;
  /**
   * Sends the values; resolves to `undefined` on success.
   * @param keys idempotency keys of the form, for its writing calls
   */
  submit: (values: V, keys: IdempotencyKeys) => Promise<SubmitRefusal<V> | undefined>;
  /**
   * Stores unsaved input until it is sent: under a key in the tab, or in the given draft, which may come later than the
   * form.
   */
  draft?: FormDraftName<V> | FormDraft<V> | undefined;
  /** Wire names of the form and its fields. */
  wire?: WireNames | undefined;
}

export interface FormState<V extends FormValues> {
  ref: RefObject<HTMLFormElement | null>;
  /** The `initial` option of the latest render. */
  initial: V;
  values: V;
  draft: FormDraft<V> | undefined;
  /** Problems to show: of fields that were left, and of all fields present at the last submit. */
  problems: Problems<V>;
  /** Why the last submit failed, apart from problems of fields. */
  message: FormProblem | undefined;
  /** Link that goes with the message. */
  action: FormAction | undefined;
  /** Number of refused submits; the focus moves with each one. */
  refusals: number;
  isBusy: boolean;
  /** Reads the current values from the fields; `values` may lag behind typing. */
  read: () => V;
  /** Sets fields from code. */
  set: (values: Partial<V>) => void;
  /** Sets late initial values, except of fields with input or a restored draft; writes no draft. */
  fill: (values: Partial<V>) => void;
  onSubmit: (event: FormEvent) => void;
  onInput: (event: { target: EventTarget }) => void;
  onBlur: (event: { target: EventTarget }) => void;
}

/** Whether the values of a form differ from its initial ones. */
export function hasChanged<V extends FormValues>(values: V, initial: V): boolean {
  return Object.keys(values).some((name) => values[name] !== initial[name]);
}

/**
 * State of a form. The fields are uncontrolled and hold the values themselves, so that autofill and typing before
 * hydration are not lost. A problem shows when a filled field is left, and all of them after a submit; fields that
 * appear after the submit show none yet.
 */
export function useForm<V extends FormValues>({
  initial,
  validate,
  submit,
  draft: draftOption,
  wire,
}: FormOptions<V>): FormState<V> {
  const ref = useRef<HTMLFormElement>(null);
  // Created once, because creating a draft writes to storage if there is a stored one.
  const [draft, setDraft] = useState(
    () =>
      draftOption &&
      ('read' in draftOption
        ? draftOption
        : createDraft<V>(draftOption.form, draftOption.id, draftOption.secret)),
  );
  if (!draft && draftOption && 'read' in draftOption) setDraft(draftOption);
  const [ownKeys] = useState(createIdempotencyKeys);
  const [values, setValues] = useState(initial);
  const { leftFields, addLeftField } = useLeftFields();
  const [refusal, setRefusal] = useState<SubmitRefusal<V>>({});
  const [refusals, setRefusals] = useState(0);
  /** Names of fields present or invalid at the last refused submit. */
  const [submitted, setSubmitted] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);
  /** Names of the fields with input or a restored draft. */
  const filledNames = useRef<Set<string>>(undefined);

  const all = validate(values);
  const visible = Object.fromEntries(
    Object.entries(all).filter(([name]) => submitted.has(name) || leftFields.has(name)),
  ) as Problems<V>;

  /** Marks in the DOM, for the rest of the page, whether the form has unsaved input. */
  const markUnsaved = (isUnsaved: boolean): void =>
    void ref.current?.toggleAttribute('data-typed', isUnsaved);

  const read = (): V => (ref.current ? readFields(ref.current, values) : values);

  /** Sets the fields without input or draft; returns their values. */
  const fill = (late: Partial<V>): Partial<V> => {
    const open = Object.fromEntries(
      Object.entries(late).filter(([name]) => !filledNames.current?.has(name)),
    ) as V;
    if (ref.current) writeFields(fieldsOf(ref.current), open);
    setValues({ ...read(), ...open });
    return open;
  };

  const begin = useEffectEvent((form: HTMLFormElement) => {
    // At first only: afterwards a field set from code counts as changed, too.
    const names = (filledNames.current ??= new Set(touchedNames(form)));
    const hasInput = names.size > 0;
    const restored = fill(draft?.read() ?? {});
    for (const name of Object.keys(restored)) names.add(name);
    if (names.size > 0) markUnsaved(true);
    if (hasInput) draft?.write({ ...read(), ...restored });
  });
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    begin(form);
    if (form.dataset['early'] !== undefined) {
      delete form.dataset['early'];
      form.requestSubmit();
    }
    // Once for each draft: afterwards the fields hold the values.
  }, [draft]);

  // Writes the known values into fields that have just appeared. Present fields may hold newer input than `values` and
  // are left alone.
  const knownFields = useRef<ReadonlySet<NativeField>>(undefined);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    const fields = fieldsOf(form);
    const { current: before } = knownFields;
    if (before)
      writeFields(
        fields.filter((field) => !before.has(field) && !isTouched(field)),
        values,
      );
    knownFields.current = new Set(fields);
  });

  /** Moves problems that the server reported to their fields; the message stays only for names without a field. */
  const atFields = (
    { named, ...refusal }: SubmitRefusal<V>,
    sent: V,
    presentNames: string[],
  ): SubmitRefusal<V> => {
    if (!named) return refusal;
    const { problems, ...elsewhere } = named(
      Object.fromEntries(presentNames.map((name) => [name, sent[name] ?? ''])),
      wire,
    );
    const isNamed = elsewhere.message !== undefined || Object.keys(problems ?? {}).length > 0;
    return {
      ...(isNamed ? elsewhere : refusal),
      problems: { ...problems, ...refusal.problems } as Problems<V>,
    };
  };

  const refuse = (next: SubmitRefusal<V>, sent: V): void => {
    const presentNames = ref.current ? fieldsOf(ref.current).map(({ name }) => name) : [];
    setSubmitted(new Set([...presentNames, ...Object.keys(validate(sent))]));
    setRefusal(atFields(next, sent, presentNames));
    setRefusals((count) => count + 1);
  };

  /** Drops the server's problems of fields that have changed. */
  const dropOutdatedProblems = (next: V): void => {
    const changed = Object.keys(next).filter((name) => next[name] !== values[name]);
    if (!changed.some((name) => refusal.problems?.[name])) return;
    const remaining = Object.entries(refusal.problems ?? {}).filter(([name]) => !changed.includes(name));
    setRefusal({ ...refusal, problems: Object.fromEntries(remaining) as Problems<V> });
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
      for (const name of Object.keys(changes)) filledNames.current?.add(name);
      dropOutdatedProblems(next);
      setValues(next);
      draft?.write(next);
    },
    fill,
    onInput: ({ target }) => {
      const next = read();
      filledNames.current?.add((target as NativeField).name);
      markUnsaved(true);
      dropOutdatedProblems(next);
      // The field already shows typed text: rendering the rest of a long form may yield to the next keystroke.
      if (isWritten(target)) startTransition(() => setValues(next));
      else setValues(next);
      draft?.write(next);
    },
    onBlur: ({ target }) => {
      const field = target as NativeField;
      const isFilled =
        isTick(field) || isRadio(field) ? field.checked : field.value || field.validity?.badInput;
      if (!field.name || !isFilled) return;
      // An incomplete date fires no input event.
      setValues(read());
      addLeftField(field.name);
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
      // Counts as unsaved until the server confirms it, even without changes.
      markUnsaved(true);
      setBusy(true);
      setRefusal({});
      void submit(next, draft?.keys ?? ownKeys)
        .then((refused) => {
          if (refused) {
            refuse(refused, next);
            return;
          }
          draft?.clear();
          markUnsaved(false);
        })
        .catch(() => refuse({ message: 'errors.general' }, next))
        .finally(() => {
          sending.current = false;
          setBusy(false);
        });
    },
  };
}
