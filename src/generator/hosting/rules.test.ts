import { describe, expect, it } from 'vitest';
import type { PortalRouting } from '#core/routing/addresses.ts';
import { matchPattern } from '#core/routing/pattern.ts';
import { routes } from '#core/routing/table.ts';
import { cacheClass } from './cache.ts';
import { computeHostRules } from './rules.ts';

const allRoutes: PortalRouting = {
  languages: ['es', 'ca', 'en'],
  defaultLanguage: 'es',
  routes: routes.map((route) => route.id),
  specificLogins: ['erasmus'],
};
const brand = { id: 'b', name: 'B', domain: 'talent.example' };

describe('the rules of a brand', () => {
  it('survive serialization as JSON, and do not depend on the order of routes', () => {
    const rules = computeHostRules(allRoutes, brand);
    const shuffled = computeHostRules({ ...allRoutes, routes: allRoutes.routes.toReversed() }, brand);
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
    expect(JSON.stringify(shuffled)).toBe(JSON.stringify(rules));
  });

  it('rewrite each spelling of a dynamic route once, also with a language prefix', () => {
    const patterns = computeHostRules(allRoutes, brand).rewrites.map(({ pattern }) => pattern);
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

  it('have no pattern that matches a page, since some hosts apply patterns before files', () => {
    const { pages, rewrites } = computeHostRules(allRoutes, brand);
    expect(pages.length).toBeGreaterThan(200);
    const matched = pages.filter((page) => rewrites.some(({ pattern }) => matchPattern(pattern, page)));
    expect(matched).toEqual([]);
  });

  it('have no rewrite for a static page or for a route that the brand lacks', () => {
    const withoutEvents = { ...allRoutes, routes: allRoutes.routes.filter((id) => id !== 'event') };
    const rewrites = computeHostRules(withoutEvents, brand).rewrites;
    expect(rewrites.map(({ route }) => route)).not.toContain('event');
    expect(rewrites.map(({ route }) => route)).not.toContain('login-specific');
    expect(rewrites.map(({ route }) => route)).not.toContain('new-offer');
  });

  it('protect every response, and require HTTPS only over HTTPS', () => {
    const { always, overHttps } = computeHostRules(allRoutes, brand).headers;
    expect(always['x-content-type-options']).toBe('nosniff');
    expect(always['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(Object.keys(always)).not.toContain('strict-transport-security');
    expect(overHttps['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  });

  it('request reports of policy violations only with an address for them', () => {
    const { always: withoutReports } = computeHostRules(allRoutes, brand).headers;
    expect(JSON.stringify(withoutReports)).not.toContain('report');
    const address = 'https://informes.example/seguridad';
    const { always } = computeHostRules(allRoutes, brand, { address, policy: "default-src 'none'" }).headers;
    expect(always).toEqual({
      ...withoutReports,
      'content-security-policy': `${withoutReports['content-security-policy']}; report-uri ${address}`,
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
