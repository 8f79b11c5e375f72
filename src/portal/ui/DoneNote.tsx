import check from 'icon:check';
import type { RefObject } from 'react';
import { Icon } from './Icon.tsx';
import './DoneNote.scss';

interface DoneNoteProps {
  /** Makes the note focusable, for callers whose pressed control is removed. */
  ref?: RefObject<HTMLParagraphElement | null>;
  /** Nothing of several parts: an array of nothing would be something. */
  children: string | false | undefined;
}

/** Confirms an action in a live region, which is rendered from the start and invisible while it is empty. */
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
