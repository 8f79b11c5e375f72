import { useEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';

/** Puts title and address of the record into the prerendered mail link for reporting accessibility barriers. */
function nameInMail(before: string, title: string): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-names]');
  const placeholderAddress = link?.dataset['names'];
  if (!link || !placeholderAddress) return;
  const address = new URL(location.pathname, new URL(placeholderAddress, location.href)).href;
  link.href = link.href
    .replace(encodeURIComponent(before), () => encodeURIComponent(title))
    .replace(encodeURIComponent(placeholderAddress), () => encodeURIComponent(address));
}

/** Sets the document's title to that of the record once known; until then it is the title of the route. */
export function useDocumentTitle(title: string | undefined): void {
  const { brand, route } = usePage();
  const routeTitle = brand.titles[route] ?? '';
  const current = useRef(routeTitle);
  useEffect(() => {
    const next = title ?? routeTitle;
    document.title = document.title.replace(current.current, () => next);
    nameInMail(current.current, next);
    current.current = next;
  }, [title, routeTitle]);
}
