import type { Page, Request, Route } from 'playwright';

/** Network faults of a call: the request never arrives, the answer never comes, or the answer is wrong. */
const networkFaults = {
  abort: (route) => route.abort('connectionreset'),
  hang: () => Promise.resolve(),
  'HTTP 500': (route) => route.fulfill({ status: 500, json: { status: 1 } }),
  'HTTP 503': (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' }),
  'HTTP 401': (route) => route.fulfill({ status: 401, body: '' }),
  HTML: (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title><h1>Sign in</h1>' }),
  'truncated JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"status":0,"datos":{"token":"ey' }),
  'another shape': (route) => route.fulfill({ json: { status: 0, datos: { unexpected: ['shape'] } } }),
  'no envelope': (route) => route.fulfill({ json: ['unexpected'] }),
  'an unknown status': (route) => route.fulfill({ json: { status: 4711 } }),
} as const satisfies Record<string, (route: Route) => Promise<void>>;

export type NetworkFault = keyof typeof networkFaults;

/** Faults of a write: the request is lost, its answer is lost, or its answer is unreadable. */
export const changeFaults: readonly NetworkFault[] = [
  'abort',
  'hang',
  'HTTP 500',
  'HTML',
  'truncated JSON',
  'an unknown status',
];

export const faultNames = Object.keys(networkFaults) as NetworkFault[];

/**
 * Makes calls fail from here on.
 * @param calls addresses, by default of all calls
 * @returns a function that restores the calls
 */
export async function injectFault(
  page: Page,
  fault: NetworkFault,
  calls: string | RegExp = /\/api\//,
): Promise<() => Promise<void>> {
  const hanging: Route[] = [];
  const handler = async (route: Route): Promise<void> => {
    if (fault === 'hang') hanging.push(route);
    await networkFaults[fault](route);
  };
  await page.route(calls, handler);
  if (fault === 'hang') await setPatience(page, false);
  return async () => {
    if (fault === 'hang') await setPatience(page, true);
    await page.unroute(calls, handler);
    for (const route of hanging) await route.abort().catch(() => undefined);
    await passLateness(page);
  };
}

/**
 * Holds requests back.
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/**
 * Advances the page's clock past the time in which a server might still act on a sent request, so that
 * nothing waits for it. Requires `shortenTimeouts`.
 */
async function passLateness(page: Page): Promise<void> {
  const pass = (): object =>
    Object.assign(window, { later: ((window as unknown as { later?: number }).later ?? 0) + 60_000 });
  await page.evaluate(pass).catch(() => undefined);
}

/** Sets whether answers may take their time, on this page and the next ones. */
async function setPatience(page: Page, isPatient: boolean): Promise<void> {
  const set = (value: boolean): object => Object.assign(window, { isPatient: value });
  await page.addInitScript(set, isPatient);
  // On a page being left the call fails, and the init script applies to the next page.
  await page.evaluate(set, isPatient).catch(() => undefined);
}

/**
 * Makes answers count as lost after a moment while calls hang. At other times answers may take long, which a
 * loaded machine needs. Call before opening the page.
 */
export async function shortenTimeouts(page: Page, milliseconds = 500): Promise<void> {
  await page.addInitScript((limit) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (wanted) => {
      const { isPatient } = window as unknown as { isPatient?: boolean };
      return timeout(isPatient === false ? Math.min(wanted, limit) : wanted);
    };
    const now = Date.now.bind(Date);
    Date.now = () => now() + Number((window as unknown as { later?: number }).later ?? 0);
  }, milliseconds);
}

/** Blocked storage of a browser: all of it, or only what outlives the tab. */
export type BlockedStorage = 'everything' | 'localStorage';

/** Blocks storage as browsers do: merely reading the property throws. Call before opening the page. */
export async function blockStorage(page: Page, blocked: BlockedStorage = 'everything'): Promise<void> {
  await page.addInitScript((what) => {
    const names = what === 'everything' ? ['localStorage', 'sessionStorage'] : ['localStorage'];
    const get = (): never => {
      throw new DOMException('The document is not allowed to use storage.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get });
    if (what === 'everything')
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  }, blocked);
}

/** Fills the local storage, so that nothing more fits. Call on an open page. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size = Math.floor(size / 2)) {
      try {
        for (let index = 0; ; index += 1) localStorage.setItem(`filler.${size}.${index}`, 'x'.repeat(size));
      } catch {
        // No room for a value of this size.
      }
    }
  });
}

/** Shifts the clock of the device by days, ahead or (negative) behind. Call before opening the page. */
export async function shiftClock(page: Page, days: number): Promise<void> {
  await page.addInitScript((offset) => {
    const Right = Date;
    const now = (): number => Right.now() + offset;
    globalThis.Date = new Proxy(Right, {
      construct: (target, values) =>
        Reflect.construct(target, values.length === 0 ? [now()] : values) as Date,
      apply: () => new Right(now()).toString(),
      get: (target, name, receiver: unknown) =>
        name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
    });
  }, days * 86_400_000);
}

/** Damage to a page that no fault may cause. */
export interface Damage {
  /** Bodies of POST requests, by path of the call. */
  posts: ReadonlyMap<string, readonly string[]>;
  /**
   * Damage found on the page; empty where it survived the fault.
   * @param fields expected values of fields, by label
   * @param tries how often the test has tried to send something
   */
  complaints: (expected?: { fields?: Readonly<Record<string, string>>; tries?: number }) => Promise<string[]>;
}

/** Watches a page for damage. Call before opening the page. */
export async function watchDamage(page: Page): Promise<Damage> {
  const posts = new Map<string, string[]>();
  const broken: string[] = [];
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      console.error(`Unhandled rejection: ${String(reason)}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('Unhandled rejection')) broken.push(message.text());
  });
  page.on('pageerror', (error) => broken.push(`exception: ${error.message}`));
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.startsWith('/api/')) return;
    posts.set(pathname, [...(posts.get(pathname) ?? []), request.postData() ?? '']);
  });
  return {
    posts,
    complaints: async ({ fields = {}, tries = 1 } = {}) => {
      const damage = [...broken];
      for (const [path, bodies] of posts) {
        const most = Math.max(...bodies.map((body) => bodies.filter((other) => other === body).length));
        if (most > tries) damage.push(`${path} was sent ${most} times`);
      }
      const text = await page.locator('main').innerText();
      if (text.trim().length < 20) damage.push(`the page is blank: "${text.trim()}"`);
      // Elements still busy long after every answer came or was given up.
      const busy = page.locator('[aria-busy="true"]:visible, [data-busy]:visible, .skeleton-line:visible');
      await busy
        .first()
        .waitFor({ state: 'detached', timeout: 5_000 })
        .catch(() => damage.push('the page waits for ever'));
      for (const [label, value] of Object.entries(fields)) {
        const now = await page.getByLabel(label, { exact: true }).inputValue();
        if (now !== value) damage.push(`"${label}" holds "${now}" instead of "${value}"`);
      }
      return damage;
    },
  };
}

/** Shortens timeouts while calls hang, and watches the damage. Call before opening the page. */
export async function impatient(page: Page, milliseconds?: number): Promise<Damage> {
  await shortenTimeouts(page, milliseconds);
  return watchDamage(page);
}

/** @returns a function that limits the upload speed, in bytes a second; -1 is no limit */
export async function uploadThrottle(page: Page): Promise<(bytesPerSecond: number) => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  return (uploadThroughput) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}
