import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import type { FieldsOfCodes } from '#shell/forms/refusal.ts';
import { useEditing } from '#shell/sections/editing-context.ts';
import {
  type FormOptions,
  type FormState,
  type FormValues,
  type Refusal,
  useForm,
} from '#ui/form/use-form.ts';
import { editorRefusal } from './editor-refusal.ts';
import type { Saved } from './stores/cv-store.ts';
import { cv } from './stores/portal-cv.ts';

interface EditorOptions<V extends FormValues, P> extends Omit<FormOptions<V>, 'submit'> {
  /** What of the CV is edited, as it was when the editor was opened. */
  opened: P;
  /** The same part as it is now, for someone who saves over a change that was made elsewhere. */
  part: () => P;
  save: (opened: P, values: V) => Promise<Saved>;
  /** The fields that codes of the server are about. */
  fields?: FieldsOfCodes<V>;
  /** Id of the editor under which it is found once saved, where it was new. */
  idOf?: (datos: unknown) => string;
}

/** The form of an editor: it saves by the call of its part, closes when that is done, and says what stood in the way. */
export function useCvEditor<V extends FormValues, P>(options: EditorOptions<V, P>): FormState<V> {
  const { brand, format } = usePage();
  const editing = useEditing();
  const opened = useRef(options.opened);
  useStore(cv.$cv);
  return useForm<V>({
    ...options,
    submit: async (values): Promise<Refusal<V> | undefined> => {
      const result = await options.save(opened.current, values);
      if (result.ok) {
        options.draft?.clear();
        editing.finish(options.idOf?.(result.datos));
        return undefined;
      }
      if (result.kind === 'changed') opened.current = options.part();
      return editorRefusal(result, options.fields ?? {}, { brand, half: 'student', t: format.t });
    },
  });
}
