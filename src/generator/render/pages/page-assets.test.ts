import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { minimalSettings } from '../../../../tests/support/build/minimal-settings.ts';
import type { RouteId } from '#core/routing/table.ts';
import { PageFinisher } from './finish-page.ts';
import { CspAllowlist } from './csp-allowlist.ts';
import type { PageAssets } from './page-assets.ts';

const files: Record<string, string> = {
  '/_brand/theme.css': ':root { --a: $& }',
  '/_brand/own.css': 'body::after{content:"</style><script>P(1)</script>"}a[title="</STYLE\n>"]{color:red}',
  '/_astro/a.css': '@layer base;',
  '/_astro/b.css': 'b{}',
  '/_astro/large.css': 'x'.repeat(9000),
  '/_brand/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/_brand/large.svg': 'x'.repeat(9000),
};
const assets: PageAssets = {
  read: (address) => files[address] ?? '',
  imports: (address) => (address === '/_astro/island.js' ? ['/_astro/shared.js'] : []),
  importedAtOnce: (route, side) => [`/_astro/${route}-${side}.js`],
};
const finisher = new PageFinisher(await minimalSettings(), new CspAllowlist(['g()', 's()']));
const finish = (html: string, isLogin: boolean): string => finisher.finish(html, { assets, isLogin });
const data = '<script type="application/json" id="page-data">{}</script>';
const guard = '<script>g()</script>';
const page = (more = '', body = ''): string =>
  `<html><head><meta charset="utf-8">${data}${guard}<link rel="stylesheet" href="/_brand/theme.css"><script>s()</script><title>x</title><link rel="stylesheet" href="/_astro/a.css"/>${more}</head><body>${body}</body></html>`;

/** Style sheets of a page and the head scripts between them, in order. */
const order = (html: string): string[] =>
  html.match(/<style>[^<]*<\/style>|<link rel="stylesheet"[^>]*>|<script>.\(\)<\/script>/g) ?? [];
const sheet = (name: string): string => `<link rel="stylesheet" href="/_astro/${name}.css">`;

describe('style sheets', () => {
  const theme = '<style>:root { --a: $& }</style>';
  const secondScript = '<script>s()</script>';

  it('are inlined in their order, the first before the second head script', () => {
    expect(order(finish(page(sheet('b')), false))).toEqual([
      guard,
      theme,
      secondScript,
      '<style>@layer base;\nb{}</style>',
    ]);
  });

  it('that are large stay files in their place, preloaded before the second head script', () => {
    const html = finish(page(sheet('large') + sheet('b')), false);
    expect(order(html)).toEqual([
      guard,
      theme,
      secondScript,
      '<style>@layer base;</style>',
      sheet('large'),
      '<style>b{}</style>',
    ]);
    const named = html.indexOf('<link rel="preload" as="style" href="/_astro/large.css">');
    expect(named).toBeGreaterThan(0);
    expect(named).toBeLessThan(html.indexOf(secondScript));
  });

  it('that are inlined are listed, so that later code does not fetch them', () => {
    const html = finish(page(sheet('large') + sheet('b')), false);
    expect(html).toContain('<meta name="styles" content="/_astro/a.css /_astro/b.css">');
  });

  it('let no page be painted before it has arrived completely, but sign-in pages on phones that its content fills', () => {
    const expectations = (isEntry: boolean): string[] =>
      finish(page(), isEntry).match(/<link rel="expect"[^>]*>/g) ?? [];
    expect(expectations(false)).toEqual(['<link rel="expect" href="#loading" blocking="render">']);
    const phones = '(max-width: 25rem) and (max-height: 53rem)';
    expect(expectations(true)).toEqual([
      `<link rel="expect" href="#footer" blocking="render" media="${phones}">`,
      `<link rel="expect" href="#loading" blocking="render" media="not (${phones})">`,
    ]);
  });

  it('are all inlined in pages where visitors arrive, however large, and hashed in the policy', () => {
    const html = finish(page(sheet('large')), true);
    expect(order(html)).toEqual([
      guard,
      theme,
      secondScript,
      `<style>@layer base;\n${files['/_astro/large.css']}</style>`,
    ]);
    expect(html).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
  });

  it('are all inlined in pages whose rows are painted before their code has come', () => {
    const painted = page(sheet('large')).replace('{}', '{"paint":{"texts":{}}}');
    expect(finish(painted, false)).toBe(finish(painted, true));
  });

  it('of a brand cannot end their element', () => {
    const html = finish(page('<link rel="stylesheet" href="/_brand/own.css">'), true);
    const document = JSON.stringify(parse(html), (key, value: unknown) =>
      key === 'parentNode' ? undefined : value,
    );
    expect(document.match(/"tagName":"(?:script|style)"/g)).toEqual([
      '"tagName":"script"',
      '"tagName":"script"',
      '"tagName":"style"',
      '"tagName":"script"',
      '"tagName":"style"',
    ]);
    expect(html).toContain(String.raw`content:"<\/style><script>P(1)<\/script>"`);
  });
});

it('the scripts of islands that hydrate at once are listed, with their imports', () => {
  const island = (when: string, name: string): string =>
    `<astro-island client="${when}" component-url="/_astro/${name}.js" renderer-url="/_astro/react.js"></astro-island>`;
  const islands = [island('load', 'island'), island('step', 'step'), island('idle', 'late')];
  const html = finish(page('', islands.join('')), false);
  const code =
    '<meta name="code" content="/_astro/island.js /_astro/shared.js /_astro/react.js /_astro/step.js">';
  // The script that reads this list follows the first style sheet.
  expect(html.indexOf(code)).toBeGreaterThan(html.indexOf('g()'));
  expect(html.indexOf(code)).toBeLessThan(html.indexOf('s()'));
});

it('chunks of one side, and those that a page imports without being touched, are listed for the boot script', () => {
  const island = (side: string): string =>
    `<astro-island client="side" component-url="/_astro/${side}.js" opts="{&quot;value&quot;:&quot;${side}&quot;}"></astro-island>`;
  const html = page('', island('student') + island('company'));
  const codeMetas = (route: RouteId): string[] =>
    finisher.finish(html, { assets, route }).match(/<meta name="code[^>]*>/g) ?? [];
  expect(codeMetas('legal-notice')).toEqual([]);
  expect(codeMetas('home')).toHaveLength(2);
  expect(codeMetas('company-offers')).toEqual([
    '<meta name="code-company" content="/_astro/company.js /_astro/company-offers-company.js">',
  ]);
});

it('small drawings of high priority are inlined, large ones and others stay files', () => {
  const image = (src: string, rest = ' fetchpriority="high"'): string => `<img src="${src}" alt=""${rest}>`;
  const finished = (tag: string): string => finish(page('', tag), true);
  expect(finished(image('/_brand/logo.svg'))).toContain('<img src="data:image/svg+xml,%3Csvg');
  expect(finished(image('/_brand/large.svg'))).toContain(image('/_brand/large.svg'));
  expect(finished(image('/_brand/logo.svg', ''))).toContain(image('/_brand/logo.svg', ''));
});
