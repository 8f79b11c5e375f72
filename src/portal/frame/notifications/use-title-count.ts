import { useEffect } from 'react';

const count = /^\(\d+\) /;

/** Puts the number of unread notifications in front of the document title, unless it is 0. */
export function useTitleCount(unread: number): void {
  useEffect(() => {
    const plain = (): string => document.title.replace(count, '');
    const show = unread > 0 ? `(${unread}) ${plain()}` : plain();
    if (document.title !== show) document.title = show;
    return () => {
      document.title = plain();
    };
  }, [unread]);
}
