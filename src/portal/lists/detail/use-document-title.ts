import { useEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';

/** Names the document by what it shows, once that is known, instead of by the title of its route. */
export function useDocumentTitle(title: string | undefined): void {
  const { brand, route } = usePage();
  const own = brand.titles[route] ?? '';
  const present = useRef(own);
  useEffect(() => {
    const next = title ?? own;
    document.title = document.title.replace(present.current, () => next);
    present.current = next;
  }, [title, own]);
}
