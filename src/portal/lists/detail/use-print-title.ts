import { useEffect } from 'react';

/** Sets the document's title during printing, from which browsers derive the name of a PDF. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let originalTitle = '';
    const onBeforePrint = (): void => {
      originalTitle = document.title;
      document.title = title;
    };
    const onAfterPrint = (): void => {
      document.title = originalTitle;
    };
    addEventListener('beforeprint', onBeforePrint);
    addEventListener('afterprint', onAfterPrint);
    return () => {
      removeEventListener('beforeprint', onBeforePrint);
      removeEventListener('afterprint', onAfterPrint);
    };
  }, [title]);
}
