import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage, inlineScriptHashes, inlineScripts } from './finish-page.ts';
import { minimalSettings } from '../../../tests/support/minimal-settings.ts';

const settings = await minimalSettings();
const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
const page = (body: string): string =>
  `<html><head><meta charset="utf-8"><title>x</title></head><body>${body}</body></html>`;

describe('finishing a page', () => {
  it('takes out what differs from machine to machine', () => {
    const one = finishPage(page('<astro-island uid="Z1" prefix="a"></astro-island>'), settings);
    const other = finishPage(page('<astro-island uid="Z2" prefix="a"></astro-island>'), settings);
    expect(one).toBe(other);
    expect(one).toContain('<astro-island prefix="a">');
  });

  it('takes out the inline style of islands and keeps other text as it is', () => {
    const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
    expect(finishPage(page(`${style}<p>style</p>`), settings)).not.toContain('<style>');
  });

  it('puts the policy right after the charset, with the hash of each inline script once', () => {
    const html = finishPage(page('<script>a()</script><script>b()</script><script>a()</script>'), settings);
    const [, policy = ''] =
      /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
    const named = policy.match(/sha256-[^']+/g) ?? [];
    expect(named.toSorted()).toEqual([hash('a()'), hash('b()')].toSorted());
  });

  it('does not take data and files for inline scripts', () => {
    const html =
      '<script type="application/json">{"a":1}</script><script src="/x.js"></script><script type="module">m()</script>';
    expect(inlineScripts(html)).toEqual(['m()']);
    expect(inlineScriptHashes(html)).toEqual([hash('m()')]);
  });

  it('refuses a page without a charset, since its policy would come too late', () => {
    expect(() => finishPage('<html><head></head></html>', settings)).toThrow('charset');
  });
});
