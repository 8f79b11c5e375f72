import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it('shortens an address to its readable part', () => {
  expect(readableAddress('https://www.linkedin.com/in/nora/')).toBe('linkedin.com/in/nora');
  expect(readableAddress('http://nora.example/a?b=1')).toBe('nora.example/a?b=1');
});
