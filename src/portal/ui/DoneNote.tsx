import check from 'icon:check';
import type { ReactNode, RefObject } from 'react';
import { Icon } from './Icon.tsx';
import './DoneNote.scss';

interface DoneNoteProps {
  /** For someone who moves the focus there, where what was pressed is gone. */
  ref?: RefObject<HTMLParagraphElement | null>;
  children: ReactNode;
}

/** Says that something was done, and is there before, so that it is read out; nothing is to be seen of it until then. */
export function DoneNote({ ref, children }: DoneNoteProps) {
  return (
    <p role="status" className="done-note" {...(ref && { ref, tabIndex: -1 })}>
      {children && (
        <>
          <Icon shapes={check} />
          {children}
        </>
      )}
    </p>
  );
}
