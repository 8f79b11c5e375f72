import { createContext, type ReactNode, use } from 'react';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import type { Control } from '#editor/protocol/forms.ts';
import type { Translate } from './messages.ts';
import type { EditorStore } from './store/editor-store.ts';
import type { EditorView } from './store/editor-view.ts';

/** What a control is made for. */
export interface SettingControlProps {
  path: ValuePath;
  control: Control;
  /** A group cannot do without the setting. */
  isRequired?: boolean;
  /** How many groups are around the setting. */
  depth?: number;
}

interface EditorScope {
  store: EditorStore;
  view: EditorView;
  t: Translate;
  /** Makes the control of a part of a group, list or map. */
  controlOf: (props: SettingControlProps) => ReactNode;
  /** Shows the control of a setting. */
  goToSetting: (path: string) => void;
  /** Shows a line of the text of a page. */
  goToFile: (file: string, line: number) => void;
  /** Tells how many controls have something typed that is not sent yet. */
  countTyping: (more: 1 | -1) => void;
}

export const EditorContext = createContext<EditorScope | null>(null);

/** The edited brand, for all parts of the page. */
export function useEditor(): EditorScope {
  const scope = use(EditorContext);
  if (!scope) throw new Error('A part of the editor stands outside of it');
  return scope;
}

/** Id of the element of a setting's control. */
export const controlId = (path: ValuePath): string => `s-${path.join('-')}`;
