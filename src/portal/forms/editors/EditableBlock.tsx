import { useStore } from '@nanostores/react';
import type { ComponentType, ReactNode } from 'react';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { EditButton } from './EditButton.tsx';
import { useEditing } from './editing-context.ts';
import { PartMissing } from './PartMissing.tsx';
import { SavedNote } from './SavedNote.tsx';

interface EditableBlockProps {
  id: string;
  /** Name of the edited part; announced with the button. */
  what: string;
  /** Imports the editor; must have a stable identity. */
  load: () => Promise<ComponentType>;
  /** Read view of the part. */
  children: ReactNode;
  /** Label of the button. */
  label?: string;
  /** The part is read-only. */
  isFixed?: boolean;
}

/** A part with a read view and an inline editor; the read view stays until the editor's chunk has loaded. */
export function EditableBlock({ id, what, load, children, label, isFixed = false }: EditableBlockProps) {
  const isOpen = useStore(useEditing().$open)?.id === id;
  const { code: Editor, ...coming } = useImport(load, isOpen);
  if (isOpen && Editor) return <Editor />;
  return (
    <>
      {children}
      {!isFixed && (
        <div className="block-actions">
          <EditButton id={id} what={what} load={load} isComing={coming.isComing}>
            {label}
          </EditButton>
          <SavedNote id={id} />
          <PartMissing {...coming} />
        </div>
      )}
    </>
  );
}
