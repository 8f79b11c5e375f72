/** What the head may put into a page before its code is there. */
export type PrefilledName = 'unread' | 'title' | 'about' | 'todas' | 'encajan' | 'firm';

/**
 * Makes an element a place for what the tab knows already: the head fills it in before anything is painted (as text, and
 * as `data-filled`), and the island takes it over without a word. What the build renders into it must be some text, but
 * for the place of the bell.
 */
export const prefilledAttributes = (name: PrefilledName) =>
  ({ 'data-early': name, suppressHydrationWarning: true }) as const;
