import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as AcceptedConditions from './pending-action.ts';

let conditions: typeof AcceptedConditions;
beforeEach(async () => {
  vi.resetModules();
  const stored = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { dataset: { brand: 'illes' } } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  conditions = await import('./pending-action.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what the conditions were in the way of', () => {
  it('goes on once they are accepted, once', () => {
    conditions.storePendingAction('inscripcion/beca-1');
    conditions.acceptConditions();
    expect(conditions.hasPendingAction('inscripcion/beca-1')).toBe(true);
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(true);
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(false);
  });

  it('does not go on for something else', () => {
    conditions.storePendingAction('inscripcion/beca-1');
    conditions.acceptConditions();
    expect(conditions.consumePendingAction('preinscripcion/beca-1')).toBe(false);
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(true);
  });

  it('is forgotten by whoever comes back without having accepted them', () => {
    conditions.storePendingAction('inscripcion/beca-1');
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(false);
    conditions.acceptConditions();
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(false);
  });
});

it('is heard in another tab, where they count as accepted too', async () => {
  const heard = vi.fn();
  const stop = conditions.onConditionsAccepted(heard);
  vi.resetModules();
  const elsewhere = await import('./pending-action.ts');
  elsewhere.acceptConditions();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(conditions.areConditionsAccepted()).toBe(true);
  stop();
});
