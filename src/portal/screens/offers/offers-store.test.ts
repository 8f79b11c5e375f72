import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { startOffersSandbox } from '../../../../tests/support/sandbox/offers-sandbox.ts';
import { createOffersStore, type OffersState } from './offers-store.ts';

const titles = ({ rows }: OffersState): string[] => rows.map(({ titulo }) => titulo);

describe('the offers that fit', () => {
  it('are shown by default, newest first, ten at a time', async () => {
    const { call, sent } = await startOffersSandbox(45);
    const { $list, show, showMore } = createOffersStore({ kind: 'practicas', call });
    await show({ filters: {} });
    expect($list.get()).toMatchObject({ state: 'ready', mode: 'encajan', total: 15, unpagedTotal: 15 });
    expect(titles($list.get()).slice(0, 2)).toEqual(['Diseño 45', 'Datos 42']);
    expect($list.get().rows).toHaveLength(10);
    await showMore();
    expect($list.get().rows).toHaveLength(15);
    await show({ filters: { comun: 'diseno' } });
    expect($list.get()).toMatchObject({ total: 8, unpagedTotal: 15 });
    expect(sent).toEqual(['ofertasEncajanConUsuario']);
  });

  it('end with those for which the own candidacy is closed, in any order', async () => {
    const { call, sandbox } = await startOffersSandbox(9);
    const { db, student } = sandbox;
    const newest = db.value<number>(sql`SELECT id FROM offer WHERE titulo = 'Diseño 9'`) ?? 0;
    makeCandidacy(db, newest, student, { estado: 9 });
    const closedStates = () => Promise.resolve(new Set([9]));
    const { $list, show } = createOffersStore({ kind: 'practicas', call, closedStates });
    await show({ filters: {} });
    expect(titles($list.get())).toEqual(['Datos 6', 'Diseño 3', 'Diseño 9']);
    await show({ filters: { date: 'asc' } });
    expect(titles($list.get())).toEqual(['Diseño 3', 'Datos 6', 'Diseño 9']);
    await show({ mode: 'todas', filters: {} });
    expect(titles($list.get())[0]).toBe('Diseño 9');
  });

  it('fall back to all offers where the CV has no studies, unless requested explicitly', async () => {
    const { call } = await startOffersSandbox(3, false);
    const { $list, show } = createOffersStore({ kind: 'practicas', call });
    await show({ filters: {} });
    expect($list.get()).toMatchObject({ mode: 'todas', total: 3, isUnpagedBarred: true });
    await show({ mode: 'encajan', filters: {} });
    expect($list.get()).toMatchObject({ state: 'ready', mode: 'encajan', total: 0, isUnpagedBarred: true });
  });

  it('do not include offers of the other kind', async () => {
    const { call, sandbox, company } = await startOffersSandbox(3);
    makeOffer(sandbox.db, company, { idPerfil: 1, requeridas: [101], titulo: 'Contable' });
    const { $list, show } = createOffersStore({ kind: 'empleo', call });
    await show({ mode: 'encajan', filters: {} });
    expect(titles($list.get())).toEqual(['Contable']);
    await show({ filters: {} });
    expect($list.get()).toMatchObject({ mode: 'todas', total: 1 });
  });

  it('can be counted without being listed', async () => {
    const { call } = await startOffersSandbox(6);
    const { $list, countUnpaged } = createOffersStore({ kind: 'practicas', call });
    await countUnpaged();
    expect($list.get()).toMatchObject({ state: 'loading', unpagedTotal: 2 });
  });
});

describe('all offers', () => {
  it('come page by page, without duplicates when a new one is published meanwhile', async () => {
    const { call, sandbox, company } = await startOffersSandbox(23);
    const { $list, show, showMore } = createOffersStore({ kind: 'practicas', call });
    await show({ mode: 'todas', filters: {} });
    expect($list.get()).toMatchObject({ total: 23, pages: 1 });
    makeOffer(sandbox.db, company, { fecha: '2027-01-01' });
    await showMore();
    expect($list.get().rows).toHaveLength(19);
    await showMore();
    const list = $list.get();
    expect(new Set(titles(list)).size).toBe(list.rows.length);
    // After the last page, the total is the number of rows.
    expect([list.rows.length, list.total]).toEqual([23, 23]);
  });

  it('are filtered by a server that supports it', async () => {
    const { call, sent } = await startOffersSandbox(30);
    const { $list, show } = createOffersStore({ kind: 'practicas', call });
    await show({ mode: 'todas', filters: { titulo: 'diseño', date: 'asc' } });
    expect($list.get()).toMatchObject({ total: 15, pages: 1, isReading: false });
    expect(titles($list.get())[0]).toBe('Diseño 1');
    expect(sent).toHaveLength(1);
  });

  it('are filtered in the browser where the server does not filter', async () => {
    const { call, ignoreFilters, sent } = await startOffersSandbox(57);
    ignoreFilters();
    const { $list, show, showMore } = createOffersStore({ kind: 'practicas', call });
    const counts: number[] = [];
    $list.listen(({ total, isReading }) => isReading && counts.push(total));
    await show({ mode: 'todas', filters: { comun: 'datos' } });
    expect($list.get()).toMatchObject({ total: 28, pages: 0, isReading: false });
    expect(titles($list.get()).slice(0, 2)).toEqual(['Datos 56', 'Datos 54']);
    // Intermediate results were shown meanwhile.
    expect(counts.length).toBeGreaterThan(0);
    await showMore();
    expect($list.get().rows).toHaveLength(20);
    const before = sent.length;
    await show({ mode: 'todas', filters: { comun: 'diseño', date: 'asc' } });
    expect(titles($list.get())[0]).toBe('Diseño 1');
    expect($list.get().total).toBe(29);
    // All pages had been read.
    expect(sent).toHaveLength(before);
  });

  it('are searched ten pages at a time where the server does not filter', async () => {
    const { call, ignoreFilters, sent } = await startOffersSandbox(215);
    ignoreFilters();
    const { $list, show, searchOn } = createOffersStore({ kind: 'practicas', call });
    const requestedPages = (): number => new Set(sent).size;
    await show({ mode: 'todas', filters: { comun: 'datos' } });
    expect($list.get()).toMatchObject({ isReading: false, searchedIn: 100, total: 50 });
    expect(requestedPages()).toBe(10);
    await show({ mode: 'todas', filters: { comun: 'diseño' } });
    expect($list.get()).toMatchObject({ searchedIn: 100, total: 50 });
    expect(requestedPages()).toBe(10);
    await searchOn();
    expect($list.get()).toMatchObject({ isReading: false, searchedIn: 200, total: 100 });
    await searchOn();
    expect($list.get()).toMatchObject({ isReading: false, searchedIn: undefined, total: 108 });
    expect(requestedPages()).toBe(22);
  });

  it('of the last request are shown, whichever answer arrives first', async () => {
    const { call } = await startOffersSandbox(12);
    const { $list, show } = createOffersStore({ kind: 'practicas', call });
    const first = show({ mode: 'todas', filters: { titulo: 'datos' } });
    await Promise.all([first, show({ mode: 'todas', filters: { titulo: 'diseño 11' } })]);
    expect(titles($list.get())).toEqual(['Diseño 11']);
  });
});

describe('a list that fails', () => {
  const down = (): Response => new Response('<html>', { status: 200 });

  it('on its first page has a failure, and loads on retry', async () => {
    const { call, interfere } = await startOffersSandbox(3);
    const { $list, show, retry } = createOffersStore({ kind: 'practicas', call });
    interfere(down);
    await show({ filters: {} });
    expect($list.get()).toMatchObject({ state: 'failed', failure: { kind: 'unavailable' } });
    interfere(undefined);
    await retry();
    expect($list.get()).toMatchObject({ state: 'ready', total: 1 });
  });

  it('on a later page keeps its rows', async () => {
    const { call, interfere } = await startOffersSandbox(15);
    const { $list, show, showMore } = createOffersStore({ kind: 'practicas', call });
    await show({ mode: 'todas', filters: {} });
    interfere(down);
    await showMore();
    expect($list.get()).toMatchObject({ state: 'ready', more: 'failed' });
    expect($list.get().rows).toHaveLength(10);
    interfere(undefined);
    await showMore();
    expect($list.get()).toMatchObject({ more: 'idle', total: 15 });
  });

  it('while reading the rest reports it, and continues on retry', async () => {
    const { call, ignoreFilters, interfere } = await startOffersSandbox(45);
    ignoreFilters();
    const { $list, show, retry } = createOffersStore({ kind: 'practicas', call });
    interfere((path) => (/\/[45]$/.test(path) ? down() : undefined));
    await show({ mode: 'todas', filters: { comun: 'datos' } });
    expect($list.get()).toMatchObject({ isReading: false, readFailure: { code: 500 } });
    const found = $list.get().total;
    expect(found).toBeGreaterThan(0);
    interfere(undefined);
    await retry();
    expect($list.get()).toMatchObject({ total: 22, isReading: false, readFailure: undefined });
  });
});

describe('a restored list', () => {
  it('has its rows again, and continues from there', async () => {
    const { call, sent, ignoreFilters } = await startOffersSandbox(57);
    ignoreFilters();
    const left = createOffersStore({ kind: 'practicas', call });
    const query = { mode: 'todas', filters: { comun: 'datos' } } as const;
    await left.show(query);
    await left.showMore();
    sent.length = 0;
    const { $list, restore, showMore } = createOffersStore({ kind: 'practicas', call });
    restore(left.$list.get(), query);
    expect($list.get().rows).toHaveLength(20);
    expect(sent).toEqual([]);
    await showMore();
    expect($list.get()).toMatchObject({ total: 28, more: 'idle' });
    expect($list.get().rows).toHaveLength(28);
  });

  it('that the server filters continues with its next page', async () => {
    const { call } = await startOffersSandbox(25);
    const left = createOffersStore({ kind: 'practicas', call });
    await left.show({ mode: 'todas', filters: {} });
    const { $list, restore, showMore } = createOffersStore({ kind: 'practicas', call });
    restore(left.$list.get(), { mode: 'todas', filters: {} });
    await showMore();
    expect($list.get().rows).toHaveLength(20);
  });
});
