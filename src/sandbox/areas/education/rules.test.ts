import { describe, expect, it } from 'vitest';
import { educationRequestStates } from '#core/contract/entities/requested-change.ts';
import { limitReached, requestTransitions } from './rules.ts';

describe('education request states', () => {
  it('is changed and answered only while it is pending', () => {
    expect(requestTransitions.pendiente).toEqual({
      edit: 'pendiente',
      accept: 'aceptada',
      reject: 'rechazada',
    });
    const answered = educationRequestStates.filter((state) => state !== 'pendiente');
    for (const state of answered) expect(requestTransitions[state]).toEqual({});
  });

  it('reaches the limit of the centre with the last accepted request', () => {
    expect([1, 2, 3].map((taken) => limitReached(taken, 2))).toEqual([false, true, true]);
    expect(limitReached(0, 0)).toBe(true);
    expect(limitReached(1000, undefined)).toBe(false);
  });
});
