import { useStore } from '@nanostores/react';
import { type EditorOptions, type EditorState, useEditor } from '#portal/forms/editors/use-editor.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { profile } from './portal-profile.ts';

/** The form of an editor of the profile; what is known of the contact is that of the moment. */
export function useProfileEditor<V extends FormValues, P>(
  options: Omit<EditorOptions<V, P>, 'side'>,
): EditorState<V> {
  useStore(profile.$record);
  return useEditor({ ...options, side: 'company' });
}
