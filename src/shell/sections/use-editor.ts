import { useRef, useState } from 'react';
import type { PortalHalf } from '#api/error-table.ts';
import { type FieldsOfCodes, refusalOf } from '#shell/forms/refusal.ts';
import { usePage } from '#shell/islands/page-context.ts';
import type { Saved } from '#stores/record-store.ts';
import {
  type FormOptions,
  type FormState,
  type FormValues,
  type Refusal,
  useForm,
} from '#ui/form/use-form.ts';
import type { Conflict } from './ConflictChoice.tsx';
import { useEditing } from './editing-context.ts';

export interface EditorOptions<V extends FormValues, P> extends Omit<FormOptions<V>, 'submit'> {
  /** What of the record is edited, as it was when the editor was opened. */
  opened: P;
  /** The same part as it is now, for someone who saves over a change that was made elsewhere. */
  part: () => P;
  save: (opened: P, values: V) => Promise<Saved>;
  /** The fields that codes of the server are about. */
  fields?: FieldsOfCodes<V>;
  /** Id of the editor under which it is found once saved, where it was new. */
  idOf?: (datos: unknown) => string | undefined;
  /** What follows once it is saved and closed. */
  onSaved?: () => void;
  half: PortalHalf;
}

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
    submit: async (values): Promise<Refusal<V> | undefined> => {
      const result = await options.save(opened.current, values);
      if (result.ok) {
        options.draft?.clear();
        editing.finish(options.idOf?.(result.datos));
        options.onSaved?.();
        return undefined;
      }
      if (result.kind === 'changed') {
        opened.current = options.part();
        setMine(values);
        return {
          message: opened.current === undefined ? 'frame.removedElsewhere' : 'frame.changedElsewhere',
        };
      }
      // Nothing that was typed is lost where the session ends: signing in elsewhere is enough.
      if (result.kind === 'error' && result.code === 2) {
        const href = brand.paths[options.half === 'company' ? 'login-company' : 'login'] ?? '/';
        const action = { href, label: 'actions.signInAgain', opensTab: true } as const;
        return { message: 'frame.sessionEndedEditing', action };
      }
      return refusalOf(result, options.fields ?? {}, { brand, half: options.half, t: format.t });
    },
  });
  const conflict = mine && {
    mine,
    theirs: options.initial,
    isGone: options.opened !== undefined && options.part() === undefined,
    giveUp: () => {
      options.draft?.clear();
      editing.close();
    },
  };
  return { ...form, conflict };
}
