import { useRef, useState } from 'react';
import type { Half } from '#core/routing/half.ts';
import { type FieldsOfCodes, refusalOf } from '../parts/refusal.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { IdempotencyKeys } from '#portal/data/idempotency-keys.ts';
import type { Saved } from '#portal/data/record-store.ts';
import type { FormValues } from '../form/native-fields.ts';
import { type FormOptions, type FormState, type Refusal, useForm } from '../form/use-form.ts';
import type { Conflict } from './ConflictChoice.tsx';
import { useEditing } from './editing-context.ts';

export interface EditorOptions<V extends FormValues, P> extends Omit<FormOptions<V>, 'submit'> {
  /** What of the record is edited, as it was when the editor was opened. */
  opened: P;
  /** The same part as it is now, for someone who saves over a change that was made elsewhere. */
  part: () => P;
  /** @param keys of the form: something new is added once, however often it is sent */
  save: (opened: P, values: V, keys: IdempotencyKeys) => Promise<Saved>;
  /** The fields that codes of the server are about. */
  fields?: FieldsOfCodes<V> | ((values: V) => FieldsOfCodes<V>);
  /** Id of the editor under which it is found once saved, where it was new. */
  idOf?: (datos: unknown) => string | undefined;
  /** What follows once it is saved and closed. */
  onSaved?: () => void;
  half: Half;
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
  const [mine, setMine] = useState<V>();
  const form = useForm<V>({
    ...options,
    submit: async (values, keys): Promise<Refusal<V> | undefined> => {
      const { half } = options;
      const result = await options.save(opened.current, values, keys);
      if (result.ok) {
        form.draft?.clear();
        editing.finish(options.idOf?.(result.datos));
        options.onSaved?.();
        return undefined;
      }
      if (result.kind === 'changed') {
        opened.current = options.part();
        setMine(values);
        const what = opened.current === undefined ? 'frame.removedElsewhere' : 'frame.changedElsewhere';
        return { message: { text: format.t(what, { half }) } };
      }
      const { fields = {} } = options;
      const fieldsOfCodes = typeof fields === 'function' ? fields(values) : fields;
      // Who edits has signed in: there is nowhere to go with an account that is there already.
      const { action, ...refusal } = refusalOf(result, fieldsOfCodes, { brand, half, t: format.t });
      return refusal;
    },
  });
  const conflict = mine && {
    mine,
    theirs: options.initial,
    isGone: options.opened !== undefined && options.part() === undefined,
    giveUp: () => {
      form.draft?.clear();
      editing.close();
    },
  };
  return { ...form, conflict };
}
