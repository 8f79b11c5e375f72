import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPersistentDraft,
  discardDraft,
  discardDraftsOf,
  findDrafts,
  hasDraftsOf,
  isDraftOf,
  openDraft,
  transferDrafts,
} from './persistent-draft.ts';
import { hasPersistentDrafts } from './stored-drafts.ts';

const start = new Date('2026-03-02T10:00:00Z');
const day = 24 * 3_600_000;
const name = { form: 'oferta', id: '2.nueva', instance: 'a' };
const isOwnedBy = (expected: string) => (owner: string) => owner === expected;

interface Values {
  titulo: string;
  dni: string;
}

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => {
  for (const owner of ['Remei', 'Pau']) findDrafts('oferta', isOwnedBy(owner)).forEach(discardDraft);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Outside of a browser the storage is in memory.
const draftOf = (instance = 'a', owner = 'Remei') =>
  createPersistentDraft<Values>({ ...name, instance }, owner, ['dni']);

it('keeps unsaved input for fourteen days, with its date and without secrets', () => {
  draftOf().write({ titulo: 'Taller', dni: '12345678Z' });
  vi.setSystemTime(start.getTime() + 14 * day - 1);
  expect(draftOf().since()).toEqual(start);
  expect(hasPersistentDrafts()).toBe(true);
  expect(draftOf().read()).toEqual({ titulo: 'Taller' });
  vi.setSystemTime(start.getTime() + 14 * day);
  expect(draftOf().since()).toBeUndefined();
  expect(draftOf().read()).toBeUndefined();
  expect(hasPersistentDrafts()).toBe(false);
});

it('is found by its owner alone', () => {
  draftOf().write({ titulo: 'Taller', dni: '' });
  expect(findDrafts('oferta', isOwnedBy('Pau'))).toEqual([]);
  expect(findDrafts('oferta', isOwnedBy('Remei'))).toEqual([
    { ...name, since: start, values: { titulo: 'Taller' } },
  ]);
});

it('stores a note beside the values, as long as these', () => {
  const draft = draftOf();
  draft.write({ titulo: 'Taller', dni: '' });
  draft.note([1, 2]);
  draft.write({ titulo: 'Taller nou', dni: '' });
  expect(draftOf().readNote()).toEqual([1, 2]);
  expect(draftOf().read()).toEqual({ titulo: 'Taller nou' });
  draft.clear();
  expect(draftOf().readNote()).toBeUndefined();
});

/** Stubs the Web Locks of a browser in which other pages hold the locks of some drafts. */
function holdElsewhere(...instances: string[]): void {
  const held = new Set(instances.map((instance) => `borrador.oferta.2.nueva@${instance}`));
  const request = (
    key: string,
    { ifAvailable }: { ifAvailable?: boolean },
    take: (lock: object | null) => unknown,
  ): Promise<unknown> => {
    const isHeld = [...held].some((name) => key.endsWith(name));
    if (isHeld && !ifAvailable) return Promise.reject(new DOMException('', 'TimeoutError'));
    return Promise.resolve(take(isHeld ? null : {}));
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

describe('an opened form', () => {
  const open = (wanted?: string) => openDraft(name, isOwnedBy('Remei'), wanted);

  beforeEach(() => {
    draftOf('old').write({ titulo: 'Vieja', dni: '' });
    vi.setSystemTime(start.getTime() + day);
    draftOf('new').write({ titulo: 'Nueva', dni: '' });
    draftOf('other', 'Pau').write({ titulo: 'De otro', dni: '' });
  });

  it('opens the newest draft, or the requested one', async () => {
    holdElsewhere();
    expect(await open()).toBe('new');
    expect(await open('old')).toBe('old');
  });

  it('opens the newest draft that no other page has open', async () => {
    holdElsewhere('new');
    expect(await open()).toBe('old');
  });

  it('begins a new draft where other pages have all of them open', async () => {
    holdElsewhere('new', 'old');
    const instance = await open();
    expect(draftOf(instance).read()).toBeUndefined();
    expect(instance).not.toMatch(/^(old|new|other)?$/);
  });

  it('opens a copy of the requested draft where another page has it open', async () => {
    holdElsewhere('new');
    const instance = await open('new');
    expect(draftOf(instance).read()).toEqual({ titulo: 'Nueva' });
    draftOf(instance).write({ titulo: 'Copia', dni: '' });
    expect(draftOf('new').read()).toEqual({ titulo: 'Nueva' });
  });

  it('opens the single draft without an instance of earlier versions', async () => {
    findDrafts('oferta', isOwnedBy('Remei')).forEach(discardDraft);
    draftOf('').write({ titulo: 'De antes', dni: '' });
    expect(await open()).toBe('');
  });

  it('finds its drafts in browsers without locks too', async () => {
    vi.stubGlobal('navigator', {});
    expect(await open()).toBe('new');
  });
});

describe('a draft belongs to', () => {
  const begona = { identity: '["Empresa","x1",17]', nombre: 'Begoña', apellidos: 'Ríos' };

  it.each([
    [begona.identity, true],
    ['17 Begoña Ríos', true],
    ['["Empresa","x1",18]', false],
    ['["Empresa","x2",17]', false],
    ['18 Begoña Ríos', false],
    ['Begoña Ríos', false],
  ])('an account and a firm: %s', (owner, isTheirs) => {
    expect(isDraftOf(begona)(owner)).toBe(isTheirs);
  });

  it('its owner, also after it was transferred', () => {
    draftOf('a', 'Remei').write({ titulo: 'Taller', dni: '' });
    draftOf('b', 'Pau').write({ titulo: 'Forn', dni: '' });
    transferDrafts('Remei', 'Nora');
    expect(hasDraftsOf('Remei')).toBe(false);
    expect(findDrafts('oferta', isOwnedBy('Nora')).map(({ values }) => values)).toEqual([
      { titulo: 'Taller' },
    ]);
    expect(hasDraftsOf('Pau')).toBe(true);
    discardDraftsOf('Pau');
    expect(hasDraftsOf('Pau')).toBe(false);
    expect(hasDraftsOf('Nora')).toBe(true);
    discardDraft({ ...name, instance: 'a' });
  });
});
