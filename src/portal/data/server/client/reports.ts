import { isReported } from '#core/status-messages/errors.ts';
import { isLocalHost } from '#core/shared/local-host.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';

export interface ReportSettings {
  /** Address that reports are sent to; empty sends none. */
  urlInformes: string;
  brand: string;
  /** Version of the portal. */
  version: string;
  /** Host of the page; a local one sends no reports. */
  host: string;
  /** Pattern of the page's address, such as /ofertas-practicas/{id}: never the address itself. */
  route: () => string;
  /** `sessionStorage`, which remembers the reports sent across pages. */
  storage: SafeStorage;
  fetch: typeof fetch;
  now: () => number;
}

/** How long the same code on the same page is not reported again, in milliseconds. */
const throttleTime = 60_000;

/** Reports the code of an error, if it is one that is reported. */
export type Report = (code: number) => void;

function readTimes(text: string | undefined): Record<string, number> {
  try {
    return JSON.parse(text ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Creates a reporter of errors to the university: code, page, brand and version, and nothing about the person. */
export function createReporter(settings: ReportSettings): Report {
  const { urlInformes, brand, version, storage } = settings;
  const key = storageKey(brand, 'informes');
  const silent = urlInformes === '' || isLocalHost(settings.host);
  return (code) => {
    if (silent || !isReported(code)) return;
    const route = settings.route();
    const now = settings.now();
    const recent = Object.entries(readTimes(storage.get(key))).filter(
      ([, time]) => now - time < throttleTime,
    );
    const name = `${code} ${route}`;
    if (recent.some(([sent]) => sent === name)) return;
    storage.set(key, JSON.stringify(Object.fromEntries([...recent, [name, now]])));
    const body = JSON.stringify({ code, route, brand, version });
    const headers = { 'Content-Type': 'application/json' };
    // A report that fails is dropped.
    void settings
      .fetch(urlInformes, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' })
      .catch(() => undefined);
  };
}
