import { expect, it } from 'vitest';
import { placeAt } from './use-drag.ts';

it('a dragged row stands where its middle has passed those of the others', () => {
  const middles = [50, 150, 250];
  expect(placeAt(50, middles, 0)).toBe(0);
  expect(placeAt(151, middles, 0)).toBe(1);
  expect(placeAt(400, middles, 0)).toBe(2);
  expect(placeAt(149, middles, 2)).toBe(1);
  expect(placeAt(-20, middles, 2)).toBe(0);
});
