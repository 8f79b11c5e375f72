import { useEffect } from 'react';
import { usePage } from '#shell/islands/page-context.ts';

/** Names the document by what it shows, once that is known, instead of by the title of its route. */
export function useDocumentTitle(title: string | undefined): void {
  const { brand, route } = usePage();
  const before = brand.titles[route] ?? '';
  useEffect(() => {
    if (title) document.title = document.title.replace(before, () => title);
  }, [title, before]);
}
