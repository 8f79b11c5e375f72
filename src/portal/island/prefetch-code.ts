import { prefersReducedData } from './reduced-data.ts';

/** How long a page has to be without an answer until it rests, in milliseconds. */
const quietTime = 1500;

const requested = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Lists the files of the chunk that a function imports first: an import waits for `window.chunks` to load them, which
 * here never does. In development, where imports have no files, the chunk is imported.
 */
function filesOfImport(load: () => Promise<unknown>): readonly string[] {
  const files: string[] = [];
  const { chunks } = window;
  window.chunks = {
    ...chunks,
    load: (address) => {
      files.push(address);
      return new Promise(() => undefined);
    },
  };
  load().catch(() => undefined);
  window.chunks = chunks;
  return files;
}

/** Whether the document has the file already. */
const isLoaded = (address: string): boolean =>
  performance.getEntriesByName(new URL(address, location.href).href).length > 0;

/**
 * Fetches the code that a function imports into the HTTP cache, one file after the other, unless data are to be saved.
 * Runs no script. After a failure the import loads the code itself.
 */
export function prefetchCode(load: () => Promise<unknown>): void {
  if (prefersReducedData()) return;
  for (const address of filesOfImport(load)) {
    if (requested.has(address) || isLoaded(address)) continue;
    requested.add(address);
    last = last.then(async () => {
      // Without a connection every request would log an error to the console.
      if (navigator.onLine) await fetch(address, { priority: 'low' }).catch(() => undefined);
    });
  }
}

/** Milliseconds since the last answer to a request of the page. */
const quietSince = (): number =>
  performance.now() -
  Math.max(...performance.getEntriesByType('resource').map((it) => it.startTime + it.duration), 0);

let resting: Promise<void> | undefined;

/** Resolves once the page has loaded what it shows, and requests nothing more. */
export function rest(): Promise<void> {
  resting ??= new Promise((resolve) => {
    const check = (): void => {
      if (document.readyState === 'complete' && quietSince() >= quietTime) resolve();
      else setTimeout(check, quietTime);
    };
    setTimeout(check, quietTime);
  });
  return resting;
}

/** Calls `prefetchCode` once the page rests. */
export const prefetchCodeAtRest = (load: () => Promise<unknown>): void =>
  void rest().then(() => prefetchCode(load));
