import { expect, it } from 'vitest';
import { cameFromPortal } from './origin-page.ts';

const here = { origin: 'https://portal.example', pathname: '/condiciones' };

it.each([
  ['https://portal.example/ofertas-practicas/x?a=1', true],
  ['https://portal.example/condiciones', false],
  ['https://other.example/ofertas-practicas', false],
  ['', false],
])('decides whether to go back to %j', (referrer, expected) => {
  expect(cameFromPortal(referrer, here)).toBe(expected);
});
