// The caller, in a chunk of its own that is loaded with the first call.
import { withPrefetched } from '#portal/data/prefetch/prefetched-responses.ts';
import { baseAddress } from '#portal/data/server/client/base-address.ts';
import { type Caller, createCaller } from '#portal/data/server/client/call.ts';
import { pageLeaveSignal } from '#portal/data/server/client/page-leave-signal.ts';
import type { ConnectedPage } from './connected-page.ts';
import { documentBrand, tab } from '#portal/data/browser/storage.ts';

/** Reports an error; loads the chunk of reports, with the table of all errors, only then. */
async function reportError(code: number, { brand, pattern }: ConnectedPage): Promise<void> {
  const { createReporter } = await import('#portal/data/server/client/reports.ts');
  const report = createReporter({
    urlInformes: brand.settings.urlInformes ?? '',
    brand: documentBrand(),
    version: brand.version,
    host: location.host,
    route: () => pattern,
    storage: tab,
    fetch: (...request) => fetch(...request),
    now: () => Date.now(),
  });
  report(code);
}

/**
 * Creates the caller of a page of the portal.
 * @param token of the signed-in user
 */
export function createPortalCaller(page: ConnectedPage, token: () => string | undefined): Caller {
  const { brand, language } = page;
  return createCaller({
    base: baseAddress(location.host, brand.settings),
    language,
    sendsIdempotencyKeys: brand.settings.apiIdempotencia === true,
    token,
    // A report that fails is dropped.
    report: (code) => void reportError(code, page).catch(() => undefined),
    leaving: pageLeaveSignal(window),
    fetch: withPrefetched(window.prefetched, (...request) => fetch(...request)),
  });
}
