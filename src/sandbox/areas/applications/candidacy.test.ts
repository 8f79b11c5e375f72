import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allStates,
  canWithdraw,
  finalStates,
  isFinal,
  isReason,
  type TransitionRole,
  moveRefusal,
  needsReason,
  nextStates,
  openStates,
  turnOf,
  withdrawalRefusal,
} from './candidacy.ts';

const roles: TransitionRole[] = ['estudiante', 'empresa', 'universidad', 'sistema'];

/** The table of the requirements: from → to, and who may take each step. */
const steps: [number, Partial<Record<TransitionRole, number[]>>][] = [
  [1, { universidad: [2, 3, 10, 16], empresa: [16], estudiante: [14], sistema: [15] }],
  [2, { universidad: [3, 10, 16], empresa: [16], estudiante: [14], sistema: [15] }],
  [3, { universidad: [16], empresa: [4, 5, 8, 9, 16], sistema: [15] }],
  [4, { empresa: [5, 6, 7, 8, 9], sistema: [15] }],
  [5, { empresa: [6, 7, 8, 9], sistema: [15] }],
  [6, { empresa: [7, 8, 9], sistema: [15] }],
  [7, { empresa: [8, 9], sistema: [15] }],
  [8, { empresa: [9], universidad: [11] }],
  [11, { universidad: [12] }],
  [12, { universidad: [13] }],
  [16, { estudiante: [3, 17], sistema: [15, 18] }],
];

describe('candidacy states', () => {
  it('has the 18 states, of which seven are final', () => {
    expect(allStates).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(finalStates).toEqual([9, 10, 13, 14, 15, 17, 18]);
  });

  it.each(steps)('lets each side take only its own steps from state %i', (from, allowed) => {
    for (const role of roles) {
      expect(nextStates(from, role), role).toEqual(allowed[role] ?? []);
    }
  });

  it('refuses every step out of a final state with 49 and every other wrong one with 14', () => {
    const any = fc.integer({ min: 1, max: 18 });
    fc.assert(
      fc.property(any, any, fc.constantFrom(...roles), (from, to, by) => {
        const wanted = isFinal(from) ? 49 : nextStates(from, by).includes(to) ? undefined : 14;
        expect(moveRefusal(from, to, by)).toBe(wanted);
      }),
    );
    expect(moveRefusal(3, 99, 'empresa')).toBe(14);
  });

  it('ends states 1 to 7 and 16 when an offer closes', () => {
    expect(openStates).toEqual([1, 2, 3, 4, 5, 6, 7, 16]);
  });

  it('lets a student withdraw only before the university has processed the candidacy', () => {
    expect(allStates.filter(canWithdraw)).toEqual([1, 2]);
    expect(allStates.filter((id) => withdrawalRefusal(id) === 30)).toEqual([3, 4, 5, 6, 7, 8, 11, 12, 16]);
    expect(allStates.filter((id) => withdrawalRefusal(id) === 49)).toEqual([...finalStates]);
  });

  it('has no next actor after its end, and the student during an open pre-enrolment', () => {
    expect(allStates.filter((id) => turnOf(id) === 'nadie')).toEqual([...finalStates]);
    expect(allStates.filter((id) => turnOf(id) === 'estudiante')).toEqual([16]);
  });

  it('asks for a reason on a rejection of either side', () => {
    expect(allStates.filter(needsReason)).toEqual([9, 17]);
  });

  it('accepts only a reason of the same state and kind of offer, and free text without one', () => {
    const reasons = [
      { idMotivo: 1, idEstado: 17, idPerfil: 2 },
      { idMotivo: 2, idEstado: 9, idPerfil: 2 },
    ];
    expect(isReason(reasons, 17, 2, { idMotivo: 1 })).toBe(true);
    expect(isReason(reasons, 17, 2, { idMotivo: 2 })).toBe(false);
    expect(isReason(reasons, 17, 2, { motivo: 'No puedo' })).toBe(false);
    expect(isReason(reasons, 17, 1, { motivo: 'No puedo' })).toBe(true);
    expect(isReason(reasons, 17, 1, { motivo: '  ' })).toBe(false);
  });
});
