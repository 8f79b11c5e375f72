import { expect, test } from 'vitest';
import { isExternalAddress } from './is-external-address.ts';

test.each([
  'https://a.example/x',
  '//a.example',
  '\\\\a.example',
  '/\\a.example',
  '/\t/a.example',
  'ht\ntps:a.example',
  '\u0001https://a.example',
  'https:a.example',
  'http:a.example',
  'data:text/html,x',
  'blob:https://site.invalid/x',
  'javascript:x',
])('%j leaves the site', (address) => {
  expect(isExternalAddress(address)).toBe(true);
});

test.each(['', '#a', '?a', 'a/b.png', '../a', '/a', './a:b', 'https://'])(
  '%j stays on the site',
  (address) => {
    expect(isExternalAddress(address)).toBe(false);
  },
);
