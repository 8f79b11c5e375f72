import { atom, type WritableAtom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import { dameEventos, dameEventosEmpresa } from '#core/contract/calls/events.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import type { SafeStorage } from '#core/shared/storage.ts';
import { type QueryCache, createQueryCache } from './query-cache.ts';

/** Stale time of the events, in milliseconds. */
const fresh = dameEventos.freshFor * 60_000;

let requests: string[];
let time: number;
let storage: SafeStorage;
let reply: () => Promise<CallResult>;
let user: string;
let language: string;
let $refusal: WritableAtom<CallFailure | undefined>;
let hasInput: boolean;

beforeEach(() => {
  requests = [];
  time = 0;
  user = 'a';
  language = 'es';
  $refusal = atom();
  hasInput = false;
  storage = memoryStorage();
  reply = () => Promise.resolve({ ok: true, datos: requests.length as never });
});

/** The cache of one page: each page is a new document, with the storage in common. */
function newPage(): QueryCache {
  return createQueryCache({
    call: ((call: { name: string }) => {
      requests.push(call.name);
      return reply();
    }) as never,
    storage,
    prefix: () => `portal.uni.cache.${user}.`,
    language: () => language,
    now: () => time,
    refusal: $refusal,
    hasUnsavedInput: () => hasInput,
  });
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function show(page: QueryCache): Promise<unknown> {
  const store = page.of(dameEventos, {});
  store.listen(() => undefined);
  await settled();
  return store.get();
}

describe('an answer', () => {
  it('is loading, then ready', async () => {
    const page = newPage();
    const states: unknown[] = [];
    page.of(dameEventos, {}).subscribe((state) => states.push(state.state));
    await settled();
    expect(states).toEqual(['loading', 'ready']);
  });

  it('is requested once, however many parts of the page show it', async () => {
    const page = newPage();
    await Promise.all([show(page), show(page), page.refresh(dameEventos, {})]);
    expect(requests).toHaveLength(1);
  });

  it('is not refetched by the next page while it is fresh', async () => {
    await show(newPage());
    time = fresh - 1;
    expect(await show(newPage())).toEqual({ state: 'ready', datos: 1 });
    expect(requests).toHaveLength(1);
  });

  it('is shown at once and refetched in the background when it is stale', async () => {
    await show(newPage());
    time = fresh;
    const states: unknown[] = [];
    newPage()
      .of(dameEventos, {})
      .subscribe((state) => states.push(state));
    await settled();
    expect(states).toEqual([
      { state: 'ready', datos: 1 },
      { state: 'ready', datos: 2 },
    ]);
  });

  it('is not shown beyond its max age', async () => {
    await show(newPage());
    time = 31 * 60_000;
    const page = newPage();
    const states: string[] = [];
    page.of(dameEventos, {}).subscribe(({ state }) => states.push(state));
    await settled();
    expect(states).toEqual(['loading', 'ready']);
  });

  it('for another user is never shown', async () => {
    await show(newPage());
    user = 'b';
    expect(await show(newPage())).toEqual({ state: 'ready', datos: 2 });
  });

  it('with personal data is never stored', async () => {
    const page = newPage();
    page.of(dameCvUsuario, {}).listen(() => undefined);
    await settled();
    expect(storage.keys('')).toEqual([]);
  });

  it('that never arrived can be refetched', async () => {
    const page = newPage();
    reply = () => Promise.resolve({ ok: false, kind: 'unavailable', code: 500, reason: 'network' });
    expect(await show(page)).toMatchObject({ state: 'failed', failure: { code: 500 } });
    reply = () => Promise.resolve({ ok: true, datos: 'here' as never });
    await page.refresh(dameEventos, {});
    expect(page.of(dameEventos, {}).get()).toEqual({ state: 'ready', datos: 'here' });
  });

  it('that is known stays when its refetch fails', async () => {
    const page = newPage();
    await show(page);
    reply = () => Promise.resolve({ ok: false, kind: 'unavailable', code: 500, reason: 'network' });
    await page.refresh(dameEventos, {});
    expect(page.of(dameEventos, {}).get()).toEqual({ state: 'ready', datos: 1 });
  });

  it('that is known stays with the error of its refetch, until a refetch succeeds', async () => {
    await show(newPage());
    time = fresh;
    const page = newPage();
    const failure: CallFailure = { ok: false, kind: 'error', code: 1 };
    const answer = reply;
    reply = () => Promise.resolve(failure);
    expect(await show(page)).toEqual({ state: 'ready', datos: 1, failure });
    reply = answer;
    await page.refresh(dameEventos, {});
    expect(page.of(dameEventos, {}).get()).toEqual({ state: 'ready', datos: 3 });
  });

  it.each([20, 93])('is not shown any longer once the server refuses it with %i', async (code) => {
    const page = newPage();
    await show(page);
    const failure: CallFailure = { ok: false, kind: 'error', code };
    reply = () => Promise.resolve(failure);
    await page.refresh(dameEventos, {});
    expect(page.of(dameEventos, {}).get()).toEqual({ state: 'failed', failure });
    expect(storage.keys('')).toEqual([]);
  });

  it('is neither shown nor stored when the server refuses the account, whatever the call', async () => {
    const page = newPage();
    await show(page);
    const failure: CallFailure = { ok: false, kind: 'error', code: 90 };
    $refusal.set(failure);
    expect(page.of(dameEventos, {}).get()).toEqual({ state: 'failed', failure });
    expect(storage.keys('')).toEqual([]);
  });

  it('stays on the screen around unsaved input when the server refuses the account, and nowhere else', async () => {
    const page = newPage();
    const shown = await show(page);
    hasInput = true;
    const failure: CallFailure = { ok: false, kind: 'error', code: 9 };
    $refusal.set(failure);
    await page.refresh(dameEventos, {});
    expect(page.of(dameEventos, {}).get()).toEqual(shown);
    expect(page.of(dameEventosEmpresa, {}).get()).toEqual({ state: 'failed', failure });
    expect(storage.keys('')).toEqual([]);
  });

  it('that arrives after the account was refused is neither shown nor stored', async () => {
    const page = newPage();
    const failure: CallFailure = { ok: false, kind: 'error', code: 59 };
    page.of(dameEventos, {}).listen(() => undefined);
    $refusal.set(failure);
    await settled();
    expect(page.of(dameEventos, {}).get()).toEqual({ state: 'failed', failure });
    expect(page.of(dameEventosEmpresa, {}).get()).toEqual({ state: 'failed', failure });
    expect(storage.keys('')).toEqual([]);
    expect(requests).toEqual(['dameEventos']);
  });

  it('that a write has changed is refetched, at once where it is on the screen', async () => {
    const page = newPage();
    await show(page);
    page.drop(dameEventos);
    await settled();
    expect(requests).toHaveLength(2);
    page.drop(dameEventos);
    expect(storage.keys('')).toEqual([]);
  });

  it('that was in flight when a write changed it does not count', async () => {
    const page = newPage();
    let arrive: (result: CallResult) => void = () => undefined;
    reply = () => new Promise((resolve) => (arrive = resolve));
    page.of(dameEventos, {}).listen(() => undefined);
    const late = arrive;
    page.drop(dameEventos);
    const known = page.refresh(dameEventos, {});
    arrive({ ok: true, datos: 'changed' as never });
    late({ ok: true, datos: 'as it was' as never });
    expect(await known).toBe('changed');
    await settled();
    expect(requests).toHaveLength(2);
    expect(page.of(dameEventos, {}).get()).toEqual({ state: 'ready', datos: 'changed' });
  });

  it('that a write has changed is dropped in every language', async () => {
    await show(newPage());
    language = 'ca';
    newPage().drop(dameEventos);
    expect(storage.keys('')).toEqual([]);
  });

  it('that was put into the cache is on the next page too', async () => {
    newPage().put(dameEventos, {}, [] as never);
    expect(await show(newPage())).toEqual({ state: 'ready', datos: [] });
    expect(requests).toEqual([]);
  });

  it.each(['{half', 'null', '[]', '{"time":"x"}'])(
    'that is damaged in the storage is refetched: %s',
    async (text) => {
      storage.set('portal.uni.cache.a.es.dameEventos', text);
      expect(await show(newPage())).toMatchObject({ state: 'ready' });
      expect(requests).toHaveLength(1);
    },
  );
});
