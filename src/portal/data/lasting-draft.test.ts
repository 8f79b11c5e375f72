import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLastingDraft, hasLastingDrafts } from './lasting-draft.ts';

const start = new Date('2026-03-02T10:00:00Z');
const day = 24 * 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => {
  draftOf().clear();
  vi.useRealTimers();
});

// Without a browser what is stored is kept in memory.
const draftOf = (owner = 'Remei') =>
  createLastingDraft<{ titulo: string; dni: string }>('oferta', '2.nueva', owner, ['dni']);

it('keeps what was typed for fourteen days, with its date and without secrets', () => {
  draftOf().write({ titulo: 'Taller', dni: '12345678Z' });
  vi.setSystemTime(start.getTime() + 14 * day - 1);
  expect(draftOf().since()).toEqual(start);
  expect(hasLastingDrafts()).toBe(true);
  expect(draftOf().read()).toEqual({ titulo: 'Taller' });
  vi.setSystemTime(start.getTime() + 14 * day);
  expect(draftOf().since()).toBeUndefined();
  expect(draftOf().read()).toBeUndefined();
  expect(hasLastingDrafts()).toBe(false);
});

it('is of nobody else', () => {
  draftOf('Remei').write({ titulo: 'Taller', dni: '' });
  expect(draftOf('Pau').since()).toBeUndefined();
  expect(draftOf('Pau').read()).toBeUndefined();
});

it('keeps a note beside what is typed, as long as that is kept', () => {
  const draft = draftOf();
  draft.write({ titulo: 'Taller', dni: '' });
  draft.note([1, 2]);
  draft.write({ titulo: 'Taller nou', dni: '' });
  expect(draftOf().noted()).toEqual([1, 2]);
  expect(draftOf().read()).toEqual({ titulo: 'Taller nou' });
  draft.clear();
  expect(draftOf().noted()).toBeUndefined();
});
