import { expect, it } from 'vitest';
import { loadedAddresses } from './hidden-addresses.ts';

it.each([
  ['a{background:url(/_brand/own.png)}', ['/_brand/own.png']],
  ['a{background:url("x y.png"),URL( z.png )}', ['x y.png', 'z.png']],
  ['@supports (a:b){a{mask:url(m.svg)}}', ['m.svg']],
  ['body::after{content:"url(nope.png)"}', []],
  ['a[href*="url(x)"]{color:red}', []],
  ['a{--x:my-url(foo);--y:my-url("foo")}', []],
  ['@supports (background:url(logo.svg)) and (mask:url("m.svg")){a{color:red}}', []],
  ['/* url(x) */a{color:red}', []],
])('of %s, browsers may load %j', (css, addresses) => {
  expect(loadedAddresses(css)).toEqual(addresses);
});
