import { expect, it } from 'vitest';
import { readableAddress, webAddress } from './web-address.ts';

it('only addresses of the web become links', () => {
  expect(webAddress('https://nora.example/obra')).toBe('https://nora.example/obra');
  expect(webAddress('HTTP://nora.example')).toBe('HTTP://nora.example');
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'nora.example',
    '//nora.example',
    '',
    undefined,
  ])
    expect(webAddress(text)).toBeUndefined();
});

it('are written without what nobody reads', () => {
  expect(readableAddress('https://www.linkedin.com/in/nora/')).toBe('linkedin.com/in/nora');
  expect(readableAddress('http://nora.example/a?b=1')).toBe('nora.example/a?b=1');
});
