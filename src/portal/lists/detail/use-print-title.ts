import { useEffect } from 'react';

/** Names the file that a browser makes of the page when it is printed. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let before = '';
    const begin = (): void => {
      before = document.title;
      document.title = title;
    };
    const end = (): void => {
      document.title = before;
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [title]);
}
