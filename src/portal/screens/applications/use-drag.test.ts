import { expect, it } from 'vitest';
import { dropIndex } from './use-drag.ts';

it('a dragged row takes the place where its middle has passed the middles of the others', () => {
  const middles = [50, 150, 250];
  expect(dropIndex(50, middles, 0)).toBe(0);
  expect(dropIndex(151, middles, 0)).toBe(1);
  expect(dropIndex(400, middles, 0)).toBe(2);
  expect(dropIndex(149, middles, 2)).toBe(1);
  expect(dropIndex(-20, middles, 2)).toBe(0);
});
