import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { clearErrorOfPlace } from './error-place.ts';
import { $error, clearError, showError } from './messages.ts';

const failure = (code: number): CallFailure => ({ ok: false, kind: 'error', code });
const place = { current: null };

beforeEach(() => $error.set(undefined));

describe('an error of an action', () => {
  it('is shown at its place, and cleared there by the next try', () => {
    showError(failure(13), { place });
    expect($error.get()).toEqual({ code: 13, place });
    clearError({ current: null });
    expect($error.get()).toBeDefined();
    clearError(place);
    expect($error.get()).toBeUndefined();
  });

  it.each([2, 9, 32, 59, 71, 79, 90])('is shown above the page where it ends the session: %i', (code) => {
    showError(failure(code), { place });
    expect($error.get()).toEqual({ code });
    showError(failure(13), { place });
    expect($error.get()).toEqual({ code });
  });

  it('has the reason of the server, or else that of the portal', () => {
    showError(failure(48), { reason: 'Todavía hay alguien.' });
    expect($error.get()).toMatchObject({ code: 48, reason: 'Todavía hay alguien.' });
    showError(
      { ok: false, kind: 'error', code: 48, motivo: 'Participa Nora.' },
      { reason: 'Todavía hay alguien.' },
    );
    expect($error.get()).toMatchObject({ code: 48, reason: 'Participa Nora.' });
  });

  it('is set again when its place is removed, and not when another place is', () => {
    showError(failure(13), { place });
    const before = $error.get();
    clearErrorOfPlace({ current: null });
    expect($error.get()).toBe(before);
    clearErrorOfPlace(place);
    expect($error.get()).toEqual(before);
    expect($error.get()).not.toBe(before);
  });
});
