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

describe('a pending action', () => {
  it('continues after the conditions are accepted, once', () => {
    conditions.storePendingAction('inscripcion/beca-1');
    conditions.acceptConditions();
    expect(conditions.hasPendingAction('inscripcion/beca-1')).toBe(true);
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(true);
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(false);
  });

  it('does not continue another action', () => {
    conditions.storePendingAction('inscripcion/beca-1');
    conditions.acceptConditions();
    expect(conditions.consumePendingAction('preinscripcion/beca-1')).toBe(false);
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(true);
  });

  it('is forgotten when someone comes back without having accepted the conditions', () => {
    conditions.storePendingAction('inscripcion/beca-1');
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(false);
    conditions.acceptConditions();
    expect(conditions.consumePendingAction('inscripcion/beca-1')).toBe(false);
  });
});

it('accepted conditions count in the other tabs, too', async () => {
  const listener = vi.fn();
  const stop = conditions.onConditionsAccepted(listener);
  vi.resetModules();
  const elsewhere = await import('./pending-action.ts');
  elsewhere.acceptConditions();
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect(conditions.areConditionsAccepted()).toBe(true);
  stop();
});
