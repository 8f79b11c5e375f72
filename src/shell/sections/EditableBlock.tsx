import { useStore } from '@nanostores/react';
import type { ComponentType, ReactNode } from 'react';
import { EditButton } from './EditButton.tsx';
import { useEditing } from './editing-context.ts';
import { LazyPart } from './LazyPart.tsx';
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

const noProps = {};

/** A part that shows its data as text and is edited in its place. */
export function EditableBlock({ id, what, load, children, label, isFixed = false }: EditableBlockProps) {
  const isOpen = useStore(useEditing().$open)?.id === id;
  if (isOpen) return <LazyPart load={load} props={noProps} />;
  return (
    <>
      {children}
      {!isFixed && (
        <div className="block-actions">
          <EditButton id={id} what={what}>
            {label}
          </EditButton>
          <SavedNote id={id} />
        </div>
      )}
    </>
  );
}
