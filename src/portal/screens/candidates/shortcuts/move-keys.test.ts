import { expect, it } from 'vitest';
import type { Move } from '#core/model/candidates.ts';
import { moveKeys } from './move-keys.ts';

const move = (id: number): Move => ({ id, descripcion: `Estado ${id}` });

it('moves have digits in the order of their buttons, and a rejection has none of them', () => {
  const keys = moveKeys([move(6), move(5)], [move(9)]);
  expect(keys.map(({ key, move: { id } }) => [key, id])).toEqual([
    ['1', 6],
    ['2', 5],
    ['x', 9],
  ]);
});

it('moves beyond the ninth, and rejections beyond the first, have no key', () => {
  const many = Array.from({ length: 11 }, (_, index) => move(index + 20));
  expect(moveKeys(many, [move(9), move(10)]).map(({ key }) => key)).toEqual([...'123456789', 'x']);
});
