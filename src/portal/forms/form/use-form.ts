import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createDraft } from '#portal/data/drafts/tab-draft.ts';
import { createIdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { useLeftFields } from './use-left-fields.ts';
import type { FormOptions, FormState, Problems, SubmitRefusal } from './form-state.ts';
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

  /** Drafts the fields with input only: restored fields would keep out later initial values. */
  const store = (next: V): void => draft?.write(next, filledNames.current);

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
    if (hasInput) store({ ...read(), ...restored });
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
      store(next);
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
      store(next);
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
