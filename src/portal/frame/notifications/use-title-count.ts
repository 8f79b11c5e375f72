import { useEffect } from 'react';

const count = /^\(\d+\) /;

/** The icon of an installed app has a badge in some browsers only, and some refuse it. */
function badge(count: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

/**
 * Puts the number of unread notifications in front of the document title, unless it is 0, and on the icon of the
 * installed app.
 */
export function useTitleCount(unread: number): void {
  useEffect(() => {
    const plain = (): string => document.title.replace(count, '');
    const show = unread > 0 ? `(${unread}) ${plain()}` : plain();
    if (document.title !== show) document.title = show;
    badge(unread);
    return () => {
      document.title = plain();
      badge(0);
    };
  }, [unread]);
}
