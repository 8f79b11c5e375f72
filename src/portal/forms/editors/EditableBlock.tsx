import { useStore } from '@nanostores/react';
import type { ComponentType, ReactNode } from 'react';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { EditButton } from './EditButton.tsx';
import { useEditing } from './editing-context.ts';
import { PartMissing } from './PartMissing.tsx';
import { SavedNote } from './SavedNote.tsx';

interface EditableBlockProps {
  id: string;
  /** What is edited; read out with the button. */
  what: string;
  /** Loads the editor; always the same function. */
  load: () => Promise<ComponentType>;
  /** The part as text. */
  children: ReactNode;
  /** Words of the button. */
  label?: string;
  /** Nothing of it may be changed. */
  isFixed?: boolean;
}

/** A part that shows its data as text and is edited in its place; it stays as it is until the editor is there. */
export function EditableBlock({ id, what, load, children, label, isFixed = false }: EditableBlockProps) {
  const isOpen = useStore(useEditing().$open)?.id === id;
  const { code: Editor, ...coming } = useImport(load, isOpen);
  if (isOpen && Editor) return <Editor />;
  return (
    <>
      {children}
      {!isFixed && (
        <div className="block-actions">
          <EditButton id={id} what={what} isComing={coming.isComing}>
            {label}
          </EditButton>
          <SavedNote id={id} />
          <PartMissing {...coming} />
        </div>
      )}
    </>
  );
}
