import { useRef } from 'react';
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
  idOf?: (datos: unknown) => string;
  half: PortalHalf;
}

/** The form of an editor: it saves its part, closes when that is done, and says what stood in the way. */
export function useEditor<V extends FormValues, P>(options: EditorOptions<V, P>): FormState<V> {
  const { brand, format } = usePage();
  const editing = useEditing();
  const opened = useRef(options.opened);
  return useForm<V>({
    ...options,
    submit: async (values): Promise<Refusal<V> | undefined> => {
      const result = await options.save(opened.current, values);
      if (result.ok) {
        options.draft?.clear();
        editing.finish(options.idOf?.(result.datos));
        return undefined;
      }
      if (result.kind === 'changed') {
        opened.current = options.part();
        return { message: 'frame.changedElsewhere' };
      }
      return refusalOf(result, options.fields ?? {}, { brand, half: options.half, t: format.t });
    },
  });
}
