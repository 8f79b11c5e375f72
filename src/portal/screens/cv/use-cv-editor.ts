import { useStore } from '@nanostores/react';
import { type EditorOptions, type EditorState, useEditor } from '#portal/forms/editors/use-editor.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { cv } from './stores/portal-cv.ts';

/** State of an editor's form on the CV page; renders again when the CV changes. */
export function useCvEditor<V extends FormValues, P>(
  options: Omit<EditorOptions<V, P>, 'side'>,
): EditorState<V> {
  useStore(cv.$cv);
  return useEditor({ ...options, side: 'student' });
}
