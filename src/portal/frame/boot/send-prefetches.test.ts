import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBrowserGlobals } from '../../../../tests/support/portal/browser-globals.ts';
import { dameOferta } from '#core/contract/calls/student-offer.ts';
import { dameEventos } from '#core/contract/calls/events.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { pageId } from '#portal/data/prefetch/prefetch.ts';
import { withPrefetched } from '#portal/data/prefetch/prefetched-responses.ts';
import { type Prefetches, serializePrefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';
import { createCaller } from '#portal/data/server/client/call.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import { sendPrefetches } from './send-prefetches.ts';

const student: PortalSession = {
  token: 'x.y.0123456789ab',
  type: 'Alumno',
  conPracticas: true,
  conEmpleo: false,
  soloCiclosUAX: false,
  nombre: '',
  apellidos: '',
  identity: '',
  empresa: '',
  ends: Infinity,
};

let sent: { url: string; request: RequestInit }[];
let left: () => void;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    sent.push({ url, request });
    return Promise.resolve(Response.json({ status: 0, datos: [] }));
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    left = listener;
  });
  visit('/ofertas/a%20b');
  vi.stubGlobal('window', {});
});
afterEach(resetBrowserGlobals);

function visit(pathname: string, { search = '', prerendering = false, referrer = '' } = {}): void {
  vi.stubGlobal('location', { host: 'uni.example', origin: 'https://uni.example', pathname, search });
  vi.stubGlobal('document', { prerendering, referrer });
}

/** A page with prefetches. */
function pageWith(prefetches: Prefetches): PageData {
  return {
    brand: 'uni',
    language: 'es',
    defaultLanguage: 'es',
    alternates: { es: '/ofertas/{id}' },
    prefetch: {
      server: { apiProduccion: 'https://api.uni.example' },
      calls: serializePrefetches([prefetches], { brand: {} as PublicBrand, language: 'es' }),
    },
  } as unknown as PageData;
}

const urls = (): string[] => sent.map(({ url }) => url);
const events = 'https://api.uni.example/api/Alumno/dameEventos';

describe('the boot script prefetches', () => {
  it('exactly the request of the client, which reads the response', async () => {
    const input = (url: string) => ({ params: { url }, query: { tipo: 'practicas' } }) as const;
    sendPrefetches(
      pageWith(() => [prefetch(dameOferta, input(pageId))]),
      student,
      memoryStorage(),
    );
    expect(urls()).toEqual(['https://api.uni.example/api/Alumno/dameOferta/a%20b?tipo=practicas']);
    const call = createCaller({
      base: 'https://api.uni.example/api',
      language: 'es',
      token: () => student.token,
      report: () => undefined,
      leaving: () => new AbortController().signal,
      fetch: withPrefetched(window.prefetched, fetch),
    });
    await call(dameOferta, input('a b'));
    expect([sent.length, window.prefetched?.size]).toEqual([1, 0]);
  });

  it('the calls for the visitor kind, each once even if several parts need it', () => {
    const prefetches: Prefetches = ({ type, conEmpleo }) => [
      ...(type === 'Alumno' ? [prefetch(dameEventos, {}), prefetch(dameEventos, {}, { isMinor: true })] : []),
      ...(conEmpleo ? [prefetch(dameOferta, { params: { url: 'x' }, query: {} })] : []),
    ];
    sendPrefetches(pageWith(prefetches), student, memoryStorage());
    expect(urls()).toEqual([events]);
    expect(sent[0]?.request.priority).toBe('auto');
    sendPrefetches(pageWith(prefetches), { ...student, type: 'Empresa' }, memoryStorage());
    expect(urls()).toEqual([events]);
  });

  it('nothing that is fresh in the cache of the tab', () => {
    const cached = (age: number) =>
      memoryStorage({
        'portal.uni.cache.0123456789ab.es.dameEventos': JSON.stringify({ time: Date.now() - age, datos: [] }),
      });
    const page = pageWith(() => [prefetch(dameEventos, {})]);
    sendPrefetches(page, student, cached(4 * 60_000));
    sendPrefetches(page, { ...student, token: 'x.y.of-another-p' }, cached(4 * 60_000));
    expect(urls()).toEqual([events]);
    sendPrefetches(page, student, cached(6 * 60_000));
    expect(urls()).toEqual([events, events]);
  });

  it('nothing with another query of the address, and nothing for readers who come back to a list', () => {
    const page = pageWith(() => [prefetch(dameEventos, {}, { search: '', list: 'placement-offers' })]);
    const position = { 'portal.uni.cache.0123456789ab.es.lugar.placement-offers': '{"time":1,"datos":{}}' };
    visit('/ofertas', { search: '?comun=x' });
    sendPrefetches(page, student, memoryStorage());
    visit('/ofertas', { referrer: 'https://uni.example/ofertas/1' });
    sendPrefetches(page, student, memoryStorage(position));
    expect(urls()).toEqual([]);
    sendPrefetches(page, student, memoryStorage());
    visit('/ofertas');
    sendPrefetches(page, student, memoryStorage(position));
    expect(urls()).toEqual([events, events]);
  });

  it('nothing while the page is prerendered, and aborts everything when it is left', () => {
    const page = pageWith(() => [prefetch(dameEventos, {})]);
    visit('/ofertas', { prerendering: true });
    sendPrefetches(page, student, memoryStorage());
    expect(urls()).toEqual([]);
    visit('/ofertas');
    sendPrefetches(page, student, memoryStorage());
    left();
    expect([sent[0]?.request.signal?.aborted, window.prefetched?.size]).toEqual([true, 0]);
  });
});
