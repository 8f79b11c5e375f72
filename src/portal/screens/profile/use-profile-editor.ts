import { useStore } from '@nanostores/react';
import { type EditorOptions, type EditorState, useEditor } from '#portal/forms/editors/use-editor.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { profile } from './portal-profile.ts';

/** Form state of a profile editor, updated with the contact's record. */
export function useProfileEditor<V extends FormValues, P>(
  options: Omit<EditorOptions<V, P>, 'side'>,
): EditorState<V> {
  useStore(profile.$record);
  return useEditor({ ...options, side: 'company' });
}
