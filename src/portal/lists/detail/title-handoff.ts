import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { cachedValue } from '#portal/data/cache/cached-value.ts';

/** What a list knows of what is opened. */
export interface TitleHandoff {
  /** Path and query of its page. */
  address: string;
  title: string;
  /** What else says which one it is, in one line. */
  about?: string;
}

const storedHandoff = cachedValue<TitleHandoff>('titulo');

/** The heading of what was followed last: it goes over into that of the page. */
let followed: HTMLElement | undefined;

/**
 * Hands the title of what is opened over to its page, and what a card says of it in `data-about`. For the clicks within
 * a list: a link in a heading names what it leads to; other links of a row say what can be done.
 */
export function storeTitleHandoff({ target }: { target: EventTarget }): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(':is(h2, h3, h4) a[href]');
  const title = link && link.textContent.trim();
  if (!link || !title) return;
  const about = link.closest<HTMLElement>('[data-about]')?.dataset['about'];
  storedHandoff.keep({ address: link.pathname + link.search, title, ...(about && { about }) });
  if (followed) followed.style.viewTransitionName = '';
  // What is broken into lines cannot be carried over, its box can.
  followed = link.closest<HTMLElement>(':is(h2, h3, h4)') ?? undefined;
  if (followed) followed.style.viewTransitionName = 'handed-title';
}

/** What the list has handed over to this page; empty for someone who comes from elsewhere. */
export function useTitleHandoff(): Pick<TitleHandoff, 'about'> & { title?: string } {
  const read = (key: 'title' | 'about'): string => {
    const kept = storedHandoff.read()?.datos;
    return kept?.address === location.pathname + location.search ? (kept[key] ?? '') : '';
  };
  const title = useBrowserValue(() => read('title'));
  const about = useBrowserValue(() => read('about'));
  return { ...(title && { title }), ...(about && { about }) };
}
