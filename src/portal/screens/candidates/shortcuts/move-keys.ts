import type { Move } from '#core/model/candidates.ts';

/** A move with the key that starts it. */
interface MoveKey {
  key: string;
  move: Move;
}

/** Keys of moves: digits in the order of the buttons, and x for a rejection, so that no digit rejects. */
export function moveKeys(advances: readonly Move[], rejections: readonly Move[]): MoveKey[] {
  return [
    ...advances.slice(0, 9).map((move, index) => ({ key: String(index + 1), move })),
    ...rejections.slice(0, 1).map((move) => ({ key: 'x', move })),
  ];
}
