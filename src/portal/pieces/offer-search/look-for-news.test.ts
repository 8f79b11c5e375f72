import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { SavedSearch } from '#portal/data/browser/saved-offers.ts';
import { leaveBrowser, storesOf } from '../../../../tests/support/portal/played-browser.ts';

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

afterEach(leaveBrowser);

describe('a search that is kept', () => {
  it('counts offers as new that fit it, came since, and were not seen, also where the server does not filter', async () => {
    const { newIn } = await import('./look-for-news.ts');
    const rows = [
      offer(1),
      offer(2),
      offer(3, { titulo: 'Cocina' }),
      offer(4, { fecha: '09/03/2026' }),
      offer(5, { fecha: '11/03/2026' }),
    ];
    expect(newIn(search, rows)).toEqual([2, 5]);
  });

  it('is asked for at most every half hour, and notes how many are new for its owner alone', async () => {
    const { $saved, keepSearch, savedOf } = await storesOf(import('#portal/data/browser/saved-offers.ts'));
    const { lookForNews, pauseOfSearches } = await import('./look-for-news.ts');
    keepSearch(me, search);
    const asked: unknown[] = [];
    const call = ((_: unknown, input: unknown) => {
      asked.push(input);
      return Promise.resolve({ ok: true, datos: { ofertas: [offer(1), offer(2)] } });
    }) as Caller;
    const now = pauseOfSearches;
    await lookForNews({ saved: savedOf($saved.get(), me), person: me, call, now });
    await lookForNews({ saved: savedOf($saved.get(), me), person: me, call, now: now + 1 });
    expect(asked).toEqual([{ params: { type: 'practicas', page: 1 }, query: { comun: 'datos' } }]);
    expect(savedOf($saved.get(), me).busquedas[0]).toMatchObject({ fresh: 1, looked: now });
    expect(savedOf($saved.get(), other).busquedas).toEqual([]);
  });
});

describe('an answer that comes late', () => {
  const whileAsking = async (act: (saved: typeof import('#portal/data/browser/saved-offers.ts')) => void) => {
    const saved = await storesOf(import('#portal/data/browser/saved-offers.ts'));
    const { lookForNews, pauseOfSearches } = await import('./look-for-news.ts');
    saved.keepSearch(me, search);
    const call = (() => {
      act(saved);
      return Promise.resolve({ ok: true, datos: { ofertas: [offer(1), offer(2)] } });
    }) as Caller;
    const present = saved.savedOf(saved.$saved.get(), me);
    await lookForNews({ saved: present, person: me, call, now: pauseOfSearches });
    return saved.$saved.get();
  };

  it('brings no search back that was let go of meanwhile', async () => {
    expect((await whileAsking(({ dropSearch }) => dropSearch(me, search)))?.busquedas).toEqual([]);
  });

  it('leaves nothing behind after a sign-out', async () => {
    expect(await whileAsking(({ $saved }) => $saved.set(undefined))).toBeUndefined();
  });

  it('leaves alone what someone else keeps by now', async () => {
    const kept = await whileAsking(({ toggleOffer }) => toggleOffer(other, offer(7)));
    expect(kept).toMatchObject({ quien: 'b', busquedas: [] });
  });

  it('counts no offer as new that was seen meanwhile', async () => {
    const kept = await whileAsking(({ keepSearch }) => keepSearch(me, { ...search, known: [1, 2] }));
    expect(kept?.busquedas[0]).toMatchObject({ fresh: 0, known: [1, 2] });
  });
});

describe('an offer that is kept', () => {
  it('is let go of by the same button, and replaced with all else when someone else keeps one', async () => {
    const { $saved, savedOf, toggleOffer } = await storesOf(import('#portal/data/browser/saved-offers.ts'));
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
