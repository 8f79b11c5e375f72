import { describe, expect, it } from 'vitest';
import type { PortalRouting } from '#core/routing/addresses.ts';
import { matchPattern } from '#core/routing/pattern.ts';
import { routes } from '#core/routing/table.ts';
import { cacheClass } from './cache.ts';
import { computeHostRules } from './rules.ts';

const everything: PortalRouting = {
  languages: ['es', 'ca', 'en'],
  defaultLanguage: 'es',
  routes: routes.map((route) => route.id),
  specificLogins: ['erasmus'],
};
const brand = { id: 'b', name: 'B', domain: 'talent.example' };

describe('the rules of a brand', () => {
  it('survive being written as JSON, and do not depend on the order of routes', () => {
    const rules = computeHostRules(everything, brand);
    const shuffled = computeHostRules({ ...everything, routes: everything.routes.toReversed() }, brand);
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
    expect(JSON.stringify(shuffled)).toBe(JSON.stringify(rules));
  });

  it('rewrite each spelling of a dynamic route once, also behind its language', () => {
    const patterns = computeHostRules(everything, brand).rewrites.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns).toEqual(
      expect.arrayContaining([
        '/eventos/{id}',
        '/es/eventos/{id}',
        '/esdeveniments/{id}',
        '/ca/esdeveniments/{id}',
        '/surveys/{id}/access',
        '/en/surveys/{id}/access',
      ]),
    );
  });

  it('let no pattern take the address of a page, since some hosts ask for patterns before files', () => {
    const { pages, rewrites } = computeHostRules(everything, brand);
    expect(pages.length).toBeGreaterThan(200);
    const taken = pages.filter((page) => rewrites.some(({ pattern }) => matchPattern(pattern, page)));
    expect(taken).toEqual([]);
  });

  it('have no rewrite for a page that is known at build time or that the brand lacks', () => {
    const without = { ...everything, routes: everything.routes.filter((id) => id !== 'event') };
    const rewrites = computeHostRules(without, brand).rewrites;
    expect(rewrites.map(({ route }) => route)).not.toContain('event');
    expect(rewrites.map(({ route }) => route)).not.toContain('login-specific');
    expect(rewrites.map(({ route }) => route)).not.toContain('new-offer');
  });

  it('protect every answer, and ask for HTTPS only over HTTPS', () => {
    const { always, overHttps } = computeHostRules(everything, brand).headers;
    expect(always['x-content-type-options']).toBe('nosniff');
    expect(always['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(Object.keys(always)).not.toContain('strict-transport-security');
    expect(overHttps['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  });

  it('ask for reports of what policies refuse only where somebody takes them', () => {
    const { always: silent } = computeHostRules(everything, brand).headers;
    expect(JSON.stringify(silent)).not.toContain('report');
    const address = 'https://informes.example/seguridad';
    const { always } = computeHostRules(everything, brand, { address, policy: "default-src 'none'" }).headers;
    expect(always).toEqual({
      ...silent,
      'content-security-policy': `${silent['content-security-policy']}; report-uri ${address}`,
      'content-security-policy-report-only': `default-src 'none'; report-uri ${address}`,
    });
  });
});

describe('the cache class of a file', () => {
  it.each([
    ['_astro/page.BxY1.js', 'immutable'],
    ['_brand/theme.1f2e.css', 'immutable'],
    ['index.html', 'revalidate'],
    ['ca/les-meves-ofertes/index.html', 'revalidate'],
    ['_shell/ca/event/index.html', 'revalidate'],
    ['404.html', 'no-store'],
    ['404/index.html', 'revalidate'],
    ['manifest.webmanifest', 'no-cache'],
    ['robots.txt', 'no-cache'],
    ['sitemap.xml', 'no-cache'],
    ['sw.js', 'no-cache'],
    ['favicon.ico', 'no-cache'],
  ])('of %s is %s', (file, expected) => {
    expect(cacheClass(file)).toBe(expected);
  });
});
