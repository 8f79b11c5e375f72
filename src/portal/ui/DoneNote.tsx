import check from 'icon:check';
import type { RefObject } from 'react';
import { Icon } from './Icon.tsx';
import './DoneNote.scss';

interface DoneNoteProps {
  /** For someone who moves the focus there, where what was pressed is gone. */
  ref?: RefObject<HTMLParagraphElement | null>;
  /** Nothing of several parts: an array of nothing would be something. */
  children: string | false | undefined;
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
