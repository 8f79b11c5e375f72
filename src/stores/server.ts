import type { Call } from '#api/call.ts';
import type { Caller } from '#api/client/call.ts';
import type { PublicBrand } from '#brand/public-brand.ts';
import type { Language } from '#i18n/languages.ts';
import { $error } from './messages.ts';
import { $session, endSession } from './session.ts';
import { documentBrand, tab } from './storage.ts';

/** What of a page the calls depend on. */
interface ConnectedPage {
  brand: PublicBrand;
  language: Language;
  /** Address pattern of the page, for reports. */
  pattern: string;
}

let connected: ConnectedPage | undefined;
let caller: Promise<Caller> | undefined;

/** Tells the calls which page they are made from. */
export function connect(page: ConnectedPage): void {
  connected = page;
}

/** The code that makes calls is loaded when the first is made: pages that only show something do without it. */
async function createPortalCaller(page: ConnectedPage): Promise<Caller> {
  const { baseAddress, createCaller, leavingSignal } = await import('./server-client.ts');
  return createCaller({
    base: baseAddress(location.host, page.brand.settings),
    language: page.language,
    token: () => $session.get()?.token,
    // A report that cannot be made is not worth a second failure.
    report: (code) => void reportError(code, page).catch(() => undefined),
    leaving: leavingSignal(window),
  });
}

const loadReports = () => import('#api/client/reports.ts');

/** The code of reports, with the table of all errors, is loaded when something went wrong. */
async function reportError(code: number, { brand, pattern }: ConnectedPage): Promise<void> {
  // Where it cannot be loaded, as offline, the page stays as it is with what was typed: it is not loaded anew for this.
  const { dataset } = document.documentElement;
  dataset['loadingPart'] = '';
  const { createReporter } = await loadReports().finally(() => delete dataset['loadingPart']);
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

/** What makes calls; `undefined` where its code could not be loaded, and then it is tried again the next time. */
async function readyCaller(page: ConnectedPage): Promise<Caller | undefined> {
  caller ??= createPortalCaller(page);
  try {
    return await caller;
  } catch {
    caller = undefined;
    return undefined;
  }
}

/** Loads what makes calls before the first is made, for a page where one is likely. */
export async function prepareCalls(): Promise<void> {
  if (connected) await readyCaller(connected);
}

/** Calls whose token is not the one of the session. */
const withoutSession: readonly Call['who'][] = ['publico', 'encuesta'];

/**
 * Makes a call to the university's server. Never rejects. That the session is lost is handled here: the token goes,
 * and the banner says so.
 */
export const call: Caller = async (wanted, input, options) => {
  if (!connected) throw new Error('A call was made outside of a page');
  const { token, type } = $session.get() ?? {};
  const make = await readyCaller(connected);
  if (!make) return { ok: false, kind: 'unavailable', code: 500, reason: 'network' };
  const result = await make(wanted, input, options);
  const isLost = !result.ok && result.kind === 'error' && result.code === 2;
  if (isLost && !options?.token && !withoutSession.includes(wanted.who)) {
    // A token that was renewed meanwhile is not the one that was refused.
    if ($session.get()?.token === token) {
      endSession();
      $error.set({ code: 2, half: type === 'Empresa' ? 'company' : 'student' });
    }
  }
  return result;
};
