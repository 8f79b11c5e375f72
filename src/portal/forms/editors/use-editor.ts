import { useLayoutEffect, useRef, useState } from 'react';
import type { MessageId } from '#core/i18n/messages.ts';
import type { Side } from '#core/routing/side.ts';
import { type FieldsOfCodes, refusalOf } from '../parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { SaveResult } from '#portal/data/cache/record-store.ts';
import { pageMemory, type SentMemory } from '#portal/data/server/sent-requests.ts';
import type { FormValues } from '../form/native-fields.ts';
import { type FormOptions, type FormState, type SubmitRefusal, useForm } from '../form/use-form.ts';
import type { Conflict } from './ConflictChoice.tsx';
import { useEditing } from './editing-context.ts';
import { mergeValues } from './merge-values.ts';

export interface EditorOptions<V extends FormValues, P> extends Omit<FormOptions<V>, 'submit'> {
  /** What of the record is edited, as it was when the editor was opened. */
  opened: P;
  /** The same part as it is now, for someone who saves over a change that was made elsewhere. */
  part: () => P;
  /** @param sent remembers what was sent of something new, as long as the editor is open */
  save: (opened: P, values: V, sent: SentMemory<unknown>) => Promise<SaveResult>;
  /** What is said where an earlier try has arrived with something else, and cannot be changed. */
  arrivedText?: MessageId;
  /** The fields that codes of the server are about. */
  fields?: FieldsOfCodes<V> | ((values: V) => FieldsOfCodes<V>);
  /** Id of the editor under which it is found once saved, where it was new. */
  idOf?: (datos: unknown) => string | undefined;
  /** What follows once it is saved and closed. */
  onSaved?: () => void;
  side: Side;
}

/** Of an editor of something new: nothing that it changes was there before. */
export const nothingBefore = { opened: undefined, part: () => undefined };

/** The form of an editor, and what has been changed elsewhere since it was opened. */
export type EditorState<V extends FormValues> = FormState<V> & { conflict: Conflict<V> | undefined };

/**
 * The form of an editor: it saves its part, closes when that is done, and says what stood in the way.
 * @param options its `initial` values are those of the part as it is known now
 */
export function useEditor<V extends FormValues, P>(options: EditorOptions<V, P>): EditorState<V> {
  const { brand, format } = usePage();
  const editing = useEditing();
  const opened = useRef(options.opened);
  // What the form began with: of the part as it was then.
  const began = useRef(options.initial);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [sent] = useState(() => pageMemory<unknown>());
  const [differing, setDiffering] = useState<Pick<Conflict<V>, 'mine' | 'both'>>();

  /** Saves; what only someone else has changed meanwhile is taken over without a question. */
  async function save(values: V): Promise<SaveResult> {
    const result = await options.save(opened.current, values, sent);
    if (result.ok || result.kind !== 'changed') return result;
    // What is stored now is on the page with the next drawing.
    await new Promise((drawn) => void setTimeout(drawn));
    const { part, initial } = latest.current;
    const isGone = part() === undefined;
    const { values: merged, both } = mergeValues(began.current, values, initial);
    opened.current = part();
    if (isGone) {
      setDiffering({ mine: values });
      return result;
    }
    began.current = initial;
    form.set(merged);
    if (both.length === 0) return save(merged);
    setDiffering({ mine: merged, both });
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
        const what = opened.current === undefined ? 'frame.removedElsewhere' : 'frame.changedElsewhere';
        return { message: { text: format.t(what, { side }) } };
      }
      if (result.kind === 'arrived') return { message: options.arrivedText ?? 'frame.changedElsewhere' };
      const { fields = {} } = options;
      const fieldsOfCodes = typeof fields === 'function' ? fields(values) : fields;
      // Who edits has signed in: there is nowhere to go with an account that is there already.
      const { action, ...refusal } = refusalOf(result, fieldsOfCodes, { brand, side, t: format.t });
      return refusal;
    },
  });
  const conflict = differing && {
    ...differing,
    theirs: options.initial,
    isGone: options.opened !== undefined && options.part() === undefined,
    giveUp: () => {
      form.draft?.clear();
      editing.close();
    },
  };
  return { ...form, conflict };
}
