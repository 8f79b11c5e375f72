import { describe, expect, it } from 'vitest';
import { inlineStyleHashes } from './finish-page.ts';
import { inlineDrawings, type PageAssets, placeStyles, preloadScripts } from './page-assets.ts';

const files: Record<string, string> = {
  '/_brand/theme.css': ':root { --a: $& }',
  '/_astro/a.css': '@layer base;',
  '/_brand/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/_brand/large.svg': 'x'.repeat(9000),
};
const assets: PageAssets = {
  read: (address) => files[address] ?? '',
  imports: (address) => (address === '/_astro/island.js' ? ['/_astro/shared.js'] : []),
};
const page = `<html><head><script type="application/json" id="page-data">{}</script><script>s()</script><link rel="stylesheet" href="/_brand/theme.css"><title>x</title><link rel="stylesheet" href="/_astro/a.css"/></head><body></body></html>`;

describe('style sheets', () => {
  it('stand in front of the script that waits for them, in their order', () => {
    const html = placeStyles(page, assets, false);
    expect(html).toContain(
      '<link rel="stylesheet" href="/_brand/theme.css"><link rel="stylesheet" href="/_astro/a.css"><script type="application/json"',
    );
    expect(html.match(/stylesheet/g)).toHaveLength(2);
  });

  it('let no page be painted before all of it is there', () => {
    const whole = '<link rel="expect" href="#footer" blocking="render">';
    expect([false, true].map((inline) => placeStyles(page, assets, inline).includes(whole))).toEqual([
      true,
      true,
    ]);
  });

  it('stand in the pages where visitors arrive', () => {
    const html = placeStyles(page, assets, true);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain('<style>:root { --a: $& }\n@layer base;</style><script type="application/json"');
    expect(inlineStyleHashes(html)).toHaveLength(1);
  });
});

it('the scripts of islands that come alive at once are named, with what they import', () => {
  const island = (when: string, name: string): string =>
    `<astro-island client="${when}" component-url="/_astro/${name}.js" renderer-url="/_astro/react.js"></astro-island>`;
  const head = '<head><script type="application/json" id="page-data">{}</script></head>';
  const html = preloadScripts(`${head}${island('load', 'island')}${island('idle', 'late')}`, assets);
  expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('page-data'));
  expect([...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/_astro/island.js',
    '/_astro/shared.js',
    '/_astro/react.js',
  ]);
});

it('small drawings that are wanted first stand in the page, large ones and others stay files', () => {
  const image = (src: string, rest = ' fetchpriority="high"'): string => `<img src="${src}" alt=""${rest}>`;
  expect(inlineDrawings(image('/_brand/logo.svg'), assets)).toContain('src="data:image/svg+xml,%3Csvg');
  expect(inlineDrawings(image('/_brand/large.svg'), assets)).toBe(image('/_brand/large.svg'));
  expect(inlineDrawings(image('/_brand/logo.svg', ''), assets)).toBe(image('/_brand/logo.svg', ''));
});
