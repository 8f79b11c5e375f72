import { expect, it } from 'vitest';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { nextUnread } from './candidate-order.ts';

const rows = [true, false, true, false].map((leido, index): Candidate => ({
  idCandidatura: index,
  estado: 3,
  fecha: '2026-02-01T10:00:00',
  leido,
}));

it.each([
  [0, 0, 1],
  [1, 1, 3],
  [3, 3, 1],
  // One who has left the list.
  [9, 2, 3],
  [9, -1, 1],
])('the next unread candidate after %i at index %i is %i', (id, index, next) => {
  expect(nextUnread(rows, id, index)?.idCandidatura).toBe(next);
});

it('there is no next unread candidate once all others are read', () => {
  expect(nextUnread(rows.slice(0, 2), 1, 1)).toBeUndefined();
});
