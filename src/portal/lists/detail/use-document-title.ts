import { useEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';

/** Lets the mail about a barrier, which was written when the page was built, name what it shows. */
function nameInMail(before: string, title: string): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-names]');
  const named = link?.dataset['names'];
  if (!link || !named) return;
  const address = new URL(location.pathname, new URL(named, location.href)).href;
  link.href = link.href
    .replace(encodeURIComponent(before), () => encodeURIComponent(title))
    .replace(encodeURIComponent(named), () => encodeURIComponent(address));
}

/** Names the document by what it shows, once that is known, instead of by the title of its route. */
export function useDocumentTitle(title: string | undefined): void {
  const { brand, route } = usePage();
  const own = brand.titles[route] ?? '';
  const present = useRef(own);
  useEffect(() => {
    const next = title ?? own;
    document.title = document.title.replace(present.current, () => next);
    nameInMail(present.current, next);
    present.current = next;
  }, [title, own]);
}
