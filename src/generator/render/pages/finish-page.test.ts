import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { minimalSettings } from '../../../../tests/support/build/minimal-settings.ts';
import { PageFinisher } from './finish-page.ts';
import { CspAllowlist } from './csp-allowlist.ts';

const settings = await minimalSettings();
const hash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
const page = (body: string): string =>
  `<html><head><meta charset="utf-8"><title>x</title></head><body>${body}</body></html>`;
const finisher = new PageFinisher(settings, new CspAllowlist(['a()', 'b()'], { rules: ['{}'] }));
const finish = (html: string): string => finisher.finish(html);

describe('finishing a page', () => {
  it('removes attributes that differ between machines', () => {
    const one = finish(page('<astro-island uid="Z1" prefix="a"></astro-island>'));
    const other = finish(page('<astro-island uid="Z2" prefix="a"></astro-island>'));
    expect(one).toBe(other);
    expect(one).toContain('<astro-island prefix="a">');
  });

  it('removes the inline style of islands and keeps other text unchanged', () => {
    const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
    expect(finish(page(`<p>${style}style</p>`))).toContain('<p>style</p>');
  });

  it('puts the policy right after the charset, with the hash of each script once', () => {
    const html = finish(page('<script>a()</script><script>b()</script><script>a()</script>'));
    const [, policy = ''] =
      /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
    const named = policy.match(/sha256-[^']+/g) ?? [];
    expect(named.toSorted()).toEqual([hash('a()'), hash('b()')].toSorted());
  });

  it('lists no script in the policy that the generator did not make, whatever its source', () => {
    const html = finish(
      page(
        '<script>evil()</script><style>x</style><p title="<script>a()</script>"></p><script type="module">b()</script>',
      ),
    );
    expect(html).not.toContain('sha256-');
  });

  it('lists speculation rules in the policy, and no data', () => {
    const html = finish(
      page(
        '<script type="speculationrules">{}</script><script type="application/json" id="page-data">{}</script>',
      ),
    );
    expect(html.match(/sha256-[^']+/g)).toEqual([hash('{}')]);
  });

  it('puts the scripts in front of islands last in the body, and leaves other scripts in their place', () => {
    const scripts = '<script>a()</script><script>b()</script>';
    expect(
      finish(page(`<i></i><script>a()</script> ${scripts}<astro-island x></astro-island><footer></footer>`)),
    ).toContain(
      `<i></i><script>a()</script> <astro-island x></astro-island><footer></footer>${scripts}</body>`,
    );
  });

  it('rejects a page without a charset, since its policy would come too late', () => {
    expect(() => finish('<html><head></head></html>')).toThrow('charset');
  });
});
