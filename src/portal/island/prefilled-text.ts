/** Names of the texts that the boot script may fill into a page. */
export type PrefilledName = 'unread' | 'title' | 'about' | 'todas' | 'encajan' | 'firm';

/**
 * Attributes of a placeholder, which the boot script fills with a text of the tab before the first paint (as its text
 * and as `data-filled`). The island hydrates it without a warning. The build must render some text into it, except for
 * the bell.
 */
export const prefilledAttributes = (name: PrefilledName) =>
  ({ 'data-early': name, suppressHydrationWarning: true }) as const;
