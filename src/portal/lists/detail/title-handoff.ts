import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { cachedValue } from '#portal/data/cache/cached-value.ts';

/** Title and facts that a list hands over to the page of one of its rows. */
export interface TitleHandoff {
  /** Path and query of the page. */
  address: string;
  title: string;
  /** One line that tells the record apart from others. */
  about?: string;
}

const handoff = cachedValue<TitleHandoff>('titulo');

/** Heading of the last followed link, for the view transition to the heading of the page. */
let followedHeading: HTMLElement | undefined;

/**
 * Click handler of a list: stores the title of a followed link, and the card's `data-about`, for the opened page. Only
 * links in headings count, because other links of a row name actions.
 */
export function storeTitleHandoff({ target }: { target: EventTarget }): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(':is(h2, h3, h4) a[href]');
  const title = link && link.textContent.trim();
  if (!link || !title) return;
  const about = link.closest<HTMLElement>('[data-about]')?.dataset['about'];
  handoff.keep({ address: link.pathname + link.search, title, ...(about && { about }) });
  if (followedHeading) followedHeading.style.viewTransitionName = '';
  // The transition needs a block box: an inline link may be broken into lines.
  followedHeading = link.closest<HTMLElement>(':is(h2, h3, h4)') ?? undefined;
  if (followedHeading) followedHeading.style.viewTransitionName = 'handed-title';
}

/** Title handoff for this page; empty for a visitor who did not come from a list. */
export function useTitleHandoff(): Pick<TitleHandoff, 'about'> & { title?: string } {
  const read = (key: 'title' | 'about'): string => {
    const stored = handoff.read()?.datos;
    return stored?.address === location.pathname + location.search ? (stored[key] ?? '') : '';
  };
  const title = useBrowserValue(() => read('title'));
  const about = useBrowserValue(() => read('about'));
  return { ...(title && { title }), ...(about && { about }) };
}
