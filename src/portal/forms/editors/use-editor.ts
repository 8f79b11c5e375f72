import { useLayoutEffect, useRef, useState } from 'react';
import type { MessageId } from '#core/i18n/messages.ts';
import type { Side } from '#core/routing/side.ts';
import { type FieldsOfCodes, refusalOf } from '../parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { SaveResult } from '#portal/data/cache/record-store.ts';
import { pageMemory, type SentMemory } from '#portal/data/server/sent-requests.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { FormOptions, FormState, SubmitRefusal } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import type { Conflict } from './ConflictChoice.tsx';
import { useEditing } from './editing-context.ts';
import { mergeValues } from './merge-values.ts';

export interface EditorOptions<V extends FormValues, P> extends Omit<FormOptions<V>, 'submit'> {
  /** The edited part of the record when the editor was opened. */
  opened: P;
  /** The same part as stored now, for saving over a change made elsewhere; `undefined` once removed. */
  part: () => P;
  /** @param sent remembers the requests for a new entry while the editor is open */
  save: (opened: P, values: V, sent: SentMemory<unknown>) => Promise<SaveResult>;
  /** Message if an earlier submission arrived with other values and cannot be changed. */
  arrivedText?: MessageId;
  /** Fields by the error codes about them. */
  fields?: FieldsOfCodes<V> | ((values: V) => FieldsOfCodes<V>);
  /** Id of the editor of an entry that was new, from the answer to saving it. */
  idOf?: (datos: unknown) => string | undefined;
  /** Called after saving and closing. */
  onSaved?: () => void;
  side: Side;
}

/** Options for an editor without a stored record. */
export const nothingBefore = { opened: undefined, part: () => undefined };

/** Form state of an editor, with the conflicting change if there is one. */
export type EditorState<V extends FormValues> = FormState<V> & { conflict: Conflict<V> | undefined };

/**
 * Form of an editor: saves its part, closes on success, and shows errors and conflicts otherwise.
 * @param options with the `initial` values of the part as stored now
 */
export function useEditor<V extends FormValues, P>(options: EditorOptions<V, P>): EditorState<V> {
  const { brand, format } = usePage();
  const editing = useEditing();
  const opened = useRef(options.opened);
  // Base of the next merge: the stored values that the form last took over.
  const base = useRef(options.initial);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [sent] = useState(() => pageMemory<unknown>());
  const [difference, setDifference] = useState<Pick<Conflict<V>, 'mine' | 'both'>>();

  /** Saves; takes over changes from elsewhere to other fields without asking. */
  async function save(values: V): Promise<SaveResult> {
    const result = await options.save(opened.current, values, sent);
    if (result.ok || result.kind !== 'changed') return result;
    // The stored values arrive with the next render.
    await new Promise((resolve) => void setTimeout(resolve));
    const { part, initial } = latest.current;
    const isGone = part() === undefined;
    const { values: merged, both } = mergeValues(base.current, values, initial);
    opened.current = part();
    if (isGone) {
      setDifference({ mine: values });
      return result;
    }
    base.current = initial;
    form.set(merged);
    if (both.length === 0) return save(merged);
    setDifference({ mine: merged, both });
    return result;
  }

  const form = useForm<V>({
    ...options,
    submit: async (values): Promise<SubmitRefusal<V> | undefined> => {
      const { side } = options;
      const result = await save(values);
      if (result.ok) {
        form.draft?.clear();
        editing.finish(options.idOf?.(result.datos));
        options.onSaved?.();
        return undefined;
      }
      if (result.kind === 'changed') {
        const message = opened.current === undefined ? 'frame.removedElsewhere' : 'frame.changedElsewhere';
        return { message: { text: format.t(message, { side }) } };
      }
      if (result.kind === 'arrived') return { message: options.arrivedText ?? 'frame.changedElsewhere' };
      const { fields = {} } = options;
      const fieldsOfCodes = typeof fields === 'function' ? fields(values) : fields;
      // An editor's user is signed in: a link to the sign-in page would be useless.
      const { action, ...refusal } = refusalOf(result, fieldsOfCodes, { brand, side, ...format });
      return refusal;
    },
  });
  const conflict = difference && {
    ...difference,
    theirs: options.initial,
    isGone: options.opened !== undefined && options.part() === undefined,
    giveUp: () => {
      form.draft?.clear();
      editing.close();
    },
  };
  return { ...form, conflict };
}
