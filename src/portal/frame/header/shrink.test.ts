import { expect, it } from 'vitest';
import { isShrunk } from './shrink.ts';

it('shrinks beyond 120 px on a desktop', () => {
  expect(isShrunk(120, 768)).toBe(false);
  expect(isShrunk(121, 768)).toBe(true);
});

it('shrinks beyond 70 px on a phone', () => {
  expect(isShrunk(70, 767)).toBe(false);
  expect(isShrunk(71, 767)).toBe(true);
});
