import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { savedOf, type SavedSearch } from '#portal/pieces/offer-search/saved-items.ts';
import { resetBrowserGlobals, loadStores } from '../../../../tests/support/portal/browser-globals.ts';

const me = { identity: 'a', nombre: 'Lucía', apellidos: 'Ferrer' };
// Two people may have the same name.
const other = { ...me, identity: 'b' };

const offer = (idoferta: number, values: Partial<OfferCard> = {}): OfferCard => ({
  idoferta,
  titulo: 'Prácticas en datos',
  empresa: 'Ñandú',
  fecha: '10/03/2026',
  textoPerfilOferta: 'Prácticas',
  urlAcceso: `oferta-${idoferta}`,
  ...values,
});

const search: SavedSearch = {
  kind: 'practicas',
  query: '?comun=datos',
  filters: { comun: 'datos' },
  known: [1],
  since: '2026-03-10',
  fresh: 0,
  looked: 0,
};

beforeEach(() => {
  vi.resetModules();
  const stored = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { dataset: { brand: 'illes' } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
});

afterEach(resetBrowserGlobals);

describe('a saved search', () => {
  it('counts matching, recent, unseen offers as new, also where the server does not filter', async () => {
    const { newOfferIds } = await import('./look-for-news.ts');
    const rows = [
      offer(1),
      offer(2),
      offer(3, { titulo: 'Cocina' }),
      offer(4, { fecha: '09/03/2026' }),
      offer(5, { fecha: '11/03/2026' }),
    ];
    expect(newOfferIds(search, rows)).toEqual([2, 5]);
  });

  it('is requested at most every half hour, and stores the count for its owner only', async () => {
    const { $saved, keepSearch } = await loadStores(import('#portal/pieces/offer-search/saved-offers.ts'));
    const { refreshSavedSearches, searchInterval } = await import('./look-for-news.ts');
    keepSearch(me, search);
    const inputs: unknown[] = [];
    const call = ((_: unknown, input: unknown) => {
      inputs.push(input);
      return Promise.resolve({ ok: true, datos: { ofertas: [offer(1), offer(2)] } });
    }) as Caller;
    const now = searchInterval;
    await refreshSavedSearches({ saved: savedOf($saved.get(), me), person: me, call, now });
    await refreshSavedSearches({ saved: savedOf($saved.get(), me), person: me, call, now: now + 1 });
    expect(inputs).toEqual([{ params: { type: 'practicas', page: 1 }, query: { comun: 'datos' } }]);
    expect(savedOf($saved.get(), me).busquedas[0]).toMatchObject({ fresh: 1, looked: now });
    expect(savedOf($saved.get(), other).busquedas).toEqual([]);
  });
});

describe('a late answer', () => {
  const duringRequest = async (
    act: (saved: typeof import('#portal/pieces/offer-search/saved-offers.ts')) => void,
  ) => {
    const saved = await loadStores(import('#portal/pieces/offer-search/saved-offers.ts'));
    const { refreshSavedSearches, searchInterval } = await import('./look-for-news.ts');
    saved.keepSearch(me, search);
    const call = (() => {
      act(saved);
      return Promise.resolve({ ok: true, datos: { ofertas: [offer(1), offer(2)] } });
    }) as Caller;
    const present = savedOf(saved.$saved.get(), me);
    await refreshSavedSearches({ saved: present, person: me, call, now: searchInterval });
    return saved.$saved.get();
  };

  it('does not restore a search that was removed meanwhile', async () => {
    expect((await duringRequest(({ dropSearch }) => dropSearch(me, search)))?.busquedas).toEqual([]);
  });

  it('leaves nothing behind after a sign-out', async () => {
    expect(await duringRequest(({ $saved }) => $saved.set(undefined))).toBeUndefined();
  });

  it("does not change another user's saved items", async () => {
    const saved = await duringRequest(({ toggleOffer }) => toggleOffer(other, offer(7)));
    expect(saved).toMatchObject({ quien: 'b', busquedas: [] });
  });

  it('does not count offers that were seen meanwhile', async () => {
    const saved = await duringRequest(({ keepSearch }) => keepSearch(me, { ...search, known: [1, 2] }));
    expect(saved?.busquedas[0]).toMatchObject({ fresh: 0, known: [1, 2] });
  });
});

describe('a saved offer', () => {
  it('is removed by the same button, and replaced with all other items when another user saves one', async () => {
    const { $saved, toggleOffer } = await loadStores(import('#portal/pieces/offer-search/saved-offers.ts'));
    toggleOffer(me, offer(1));
    toggleOffer(me, offer(2));
    expect(savedOf($saved.get(), me).ofertas.map(({ urlAcceso }) => urlAcceso)).toEqual([
      'oferta-2',
      'oferta-1',
    ]);
    toggleOffer(me, offer(2));
    expect(savedOf($saved.get(), me).ofertas.map(({ urlAcceso }) => urlAcceso)).toEqual(['oferta-1']);
    toggleOffer(other, offer(3));
    expect(savedOf($saved.get(), me).ofertas).toEqual([]);
  });
});

describe('a look at saved offers', () => {
  const look = async (answers: Readonly<Record<string, object>>, offers: OfferCard[], now: number) => {
    const stores = await loadStores(import('#portal/pieces/offer-search/saved-offers.ts'));
    const { checkSavedOffers } = await import('./check-saved-offers.ts');
    for (const it of offers) stores.toggleOffer(me, it);
    const asked: string[] = [];
    const call = ((_: unknown, { params }: { params: { url: string } }) => {
      asked.push(params.url);
      return Promise.resolve(answers[params.url]);
    }) as Caller;
    const run = (at: number) =>
      checkSavedOffers({ saved: savedOf(stores.$saved.get(), me), person: me, call, now: at });
    await run(now);
    const saved = () => savedOf(stores.$saved.get(), me).ofertas;
    return { asked, run, saved };
  };
  const now = Date.parse('2026-03-10T12:00:00');
  const gone = { ok: false, kind: 'error', code: 4 };

  it('stores the last day of an open one, and asks again after half an hour only', async () => {
    const open = { ok: true, datos: { fechaCaducidad: '2026-03-20', inscrito: false } };
    const { asked, run, saved } = await look({ 'oferta-1': open }, [offer(1)], now);
    expect(saved()[0]).toMatchObject({ fechaCaducidad: '2026-03-20', inscrito: false });
    await run(now + 29 * 60_000);
    expect(asked).toHaveLength(1);
    await run(now + 30 * 60_000);
    expect(asked).toHaveLength(2);
  });

  it('stores when one was closed: the day of the server, or today where it tells none', async () => {
    const answers = { 'oferta-1': { ...gone, fechaCierre: '2026-03-05' }, 'oferta-2': gone };
    const { asked, run, saved } = await look(answers, [offer(1), offer(2)], now);
    expect(saved().map(({ cerrada }) => cerrada)).toEqual([
      { dia: '2026-03-10', esDelServidor: false },
      { dia: '2026-03-05', esDelServidor: true },
    ]);
    await run(now + 60 * 60_000);
    expect(asked).toHaveLength(2);
  });

  it('leaves out those past their last day, and stops at a failure', async () => {
    const failed = { ok: false, kind: 'unavailable', code: 500, reason: 'network' };
    const offers = [offer(1), offer(2), offer(3, { fechaCaducidad: '2026-03-09' })];
    const { asked, saved } = await look({ 'oferta-2': failed }, offers, now);
    expect(asked).toEqual(['oferta-2']);
    expect(saved().every(({ cerrada }) => cerrada === undefined)).toBe(true);
  });
});
