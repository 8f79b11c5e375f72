import { describe, expect, it } from 'vitest';
import { addresses, canonicalPattern, href, isShell } from '#core/routing/addresses.ts';
import { pageVariant, variantParams } from '#core/routing/page-variant.ts';
import type { Language } from '#core/i18n/languages.ts';
import { routeById } from '#core/routing/table.ts';
import { ask } from '../support/portal/all-portals.ts';
import { builtBrands } from '../support/portal/bundles.ts';

const brands = builtBrands();

const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
const unescape = (text = ''): string =>
  text.replaceAll('&#39;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');

describe.each(brands.map((brand) => [brand.id, brand] as const))('every address of %s', (id, brand) => {
  it('answers with its page, language, title, canonical address and alternates', async () => {
    for (const address of addresses(brand)) {
      const path = isShell(address) ? address.pattern.replaceAll(/\{\w+\}/g, 'abc-123') : address.pattern;
      const { status, body, headers } = await ask(id, path);
      const at = `${id}${path}`;
      expect(status, at).toBe(200);
      expect(headers['content-type'], at).toBe('text/html; charset=utf-8');
      expect(attribute(body, /<html[^>]* lang="(\w+)"/), at).toBe(address.language);
      const { loginsEspecificos, tituloInicio } = brand.settings;
      const own =
        address.route === 'home' ? tituloInicio : loginsEspecificos[address.params['id'] ?? '']?.titulo;
      const title =
        own?.[address.language] ??
        brand.titles?.[address.language]?.[address.route] ??
        routeById(address.route).title[address.language];
      const shown = unescape(attribute(body, /<title>([^<]*)<\/title>/));
      expect(shown, at).toBe(`${title} | ${brand.settings.nombre}`);
      expect(body.includes(`"route":"${address.route}"`), at).toBe(true);
      const domain = `https://${brand.settings.dominio_produccion}`;
      if (!isShell(address) && address.route !== 'login-specific' && address.route !== 'not-found') {
        const { route, params } = address;
        const variant = pageVariant(route, params);
        const canonicalIn = (language: Language): string =>
          variant === undefined
            ? canonicalPattern(brand, route, language).replace('/{type?}', '')
            : href(brand, route, language, variantParams(route, variant));
        const canonical = canonicalIn(address.language);
        expect(attribute(body, /<link rel="canonical" href="([^"]*)"/), at).toBe(`${domain}${canonical}`);
        // With one language there is no choice.
        const others = brand.languages.length > 1 ? brand.languages : [];
        for (const language of others) {
          const other = canonicalIn(language);
          expect(
            body.includes(`hreflang="${language}" href="${domain}${other}"`),
            `${at} in ${language}`,
          ).toBe(true);
        }
      }
    }
  });

  it('answers the same with a slash at the end', async () => {
    for (const path of ['/login/', '/politica-de-cookies/', '/mis-ofertas/', '/mis-ofertas/abc/']) {
      expect((await ask(id, path)).status, path).toBe(200);
    }
  });

  it('includes no page of a disabled module', async () => {
    const { status, body } = await ask(id, '/no-such-page');
    expect(status).toBe(404);
    expect(body.includes('"route":"not-found"')).toBe(true);
    const all = brands.flatMap((other) => other.routes);
    for (const route of new Set(all.filter((it) => !brand.routes.includes(it)))) {
      for (const path of Object.values(routeById(route).paths)) {
        const answer = await ask(id, path.replaceAll(/\{\w+\}/g, 'abc'));
        expect(answer.status, `${id}${path}`).toBe(404);
      }
    }
  });

  it('is in the sitemap only if it is public, canonical and known at build time', async () => {
    const { status, body, headers } = await ask(id, '/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('xml');
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(listed.length).toBeGreaterThan(0);
    for (const path of listed) {
      const page = await ask(id, path);
      expect(page.status, path).toBe(200);
      expect(page.body, path).not.toContain('noindex');
      expect(page.body, path).toContain(
        `<link rel="canonical" href="https://${brand.settings.dominio_produccion}${path}"`,
      );
    }
    expect(listed).not.toContain('/');
    expect(listed).not.toContain('/cv');
    expect((await ask(id, '/robots.txt')).body).toContain(
      `Sitemap: https://${brand.settings.dominio_produccion}/sitemap.xml`,
    );
  });
});

it('serves at least four brands', () => {
  expect(brands.length).toBeGreaterThanOrEqual(4);
});
