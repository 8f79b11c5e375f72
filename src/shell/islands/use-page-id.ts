import { pageParams } from '#routing/page-addresses.ts';
import { useBrowserValue } from '#shell/use-browser-value.ts';
import { usePage } from './page-context.ts';

/** The `{id}` in the address of the page; `undefined` until the island is alive. */
export function usePageId(): string | undefined {
  const page = usePage();
  return useBrowserValue(() => pageParams(page, location.pathname)?.['id'] ?? '');
}
