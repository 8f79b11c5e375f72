import { useEffect } from 'react';

const count = /^\(\d+\) /;

/** Says in the title of the document how many notifications are unread; nothing when none are. */
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
