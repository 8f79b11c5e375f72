import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses, isShell, matchAddress, type PortalRouting } from '#core/routing/addresses.ts';
import { routes } from '#core/routing/table.ts';
import { isKnown, placeToGo } from './rescue.ts';

const routing: PortalRouting = {
  languages: ['es', 'ca'],
  defaultLanguage: 'es',
  routes: routes.map((route) => route.id),
  specificLogins: ['erasmus'],
};

function go(address: string, stored?: 'es' | 'ca'): string | undefined {
  // Not as a base: two slashes at the beginning would be another host.
  return placeToGo(routing, new URL(`https://portal.example${address}`), stored);
}

describe('the page for unknown addresses', () => {
  it('leads to the page that was probably meant, query and hash included', () => {
    expect(go('/ca/mi-empresa?a=1#b')).toBe('/ca/la-meva-empresa?a=1#b');
    expect(go('/en/my-offers')).toBe('/mis-ofertas');
    expect(go('/en/my-offers', 'ca')).toBe('/ca/les-meves-ofertes');
    expect(go('/Login/')).toBe('/login');
  });

  it('leads a dynamic address to its shell, which shows it', () => {
    expect(go('/eventos/feria?a=1#b')).toBe('/_shell/es/event/#/eventos/feria?a=1#b');
    expect(go('/ca/esdeveniments/feria')).toBe('/_shell/ca/event/#/ca/esdeveniments/feria');
    expect(go('/esdeveniments/feria/')).toBe('/_shell/ca/event/#/esdeveniments/feria');
    expect(go('/es/eventos/feria')).toBe('/_shell/es/event/#/es/eventos/feria');
    expect(go('/en/Events/feria')).toBe('/_shell/es/event/#/eventos/feria');
    expect(go('/encuestas/a%2Fb/acceso')).toBe('/_shell/es/survey-access/#/encuestas/a%2Fb/acceso');
  });

  it('leads home from what no page spells', () => {
    expect(go('/wp-admin')).toBe('/');
    expect(go('/eventos/%E0%A4%A')).toBe('/');
    expect(go('/_shell/es/gone/')).toBe('/');
  });

  it('knows whether it was a page of the portal', () => {
    expect(isKnown(routing, '/ca/mi-empresa')).toBe(true);
    expect(isKnown(routing, '/es')).toBe(true);
    expect(isKnown(routing, '/wp-admin')).toBe(false);
    expect(isKnown(routing, '/login/unknown')).toBe(false);
  });

  it('leads home in the language of the address', () => {
    expect(go('/ca/wp-admin')).toBe('/ca');
    expect(go('/es/wp-admin')).toBe('/');
    expect(go('/en/wp-admin')).toBe('/');
    const lacking = { ...routing, routes: routing.routes.filter((id) => id !== 'new-agreement') };
    const asked = new URL('https://portal.example/ca/nou-conveni-collaboracio');
    expect(placeToGo(lacking, asked)).toBe('/ca');
  });

  it('leads to the sign-in page from one that the brand lacks', () => {
    expect(go('/login/unknown?a')).toBe('/login?a');
    expect(go('/ca/login/unknown')).toBe('/ca/login');
    const oneLogin = { ...routing, routes: routing.routes.filter((id) => id !== 'login-graduate') };
    expect(placeToGo(oneLogin, new URL('https://portal.example/login/antiguos'))).toBe('/login');
    expect(go('/login/a/b')).toBe('/');
  });

  it('stays where it was asked for by name', () => {
    expect(go('/404')).toBeUndefined();
    expect(go('/ca/404')).toBeUndefined();
    expect(go('/en/404/')).toBeUndefined();
  });

  it('stays where the right address has no file, instead of going in circles', () => {
    expect(go('/mi-empresa')).toBeUndefined();
    expect(go('/mi-empresa/')).toBeUndefined();
    expect(go('/')).toBeUndefined();
  });

  it('comes to rest from any address, whatever files the host has lost', () => {
    const patterns = addresses(routing).map((address) => address.pattern);
    const segment = fc.oneof(
      fc.constantFrom(...new Set(patterns.flatMap((pattern) => pattern.split('/')))),
      fc.constantFrom('ES', 'en', 'x', 'Mi-Empresa', '%20', 'ñ', '..'),
    );
    const anyPath = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(anyPath, fc.constantFrom(undefined, 'es', 'ca'), (start, stored) => {
        const steps = [start];
        for (let next = go(start, stored); next !== undefined; next = go(next, stored)) {
          steps.push(next);
          expect(steps.length, steps.join(' > ')).toBeLessThan(5);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('finds the page of every address of the portal on a host that serves none of them', () => {
    for (const address of addresses(routing)) {
      const path = address.pattern.replace(/\{\w+\}/, 'id-1');
      const next = go(path);
      if (next === undefined) continue;
      const shown = isShell(address) ? next.slice(next.indexOf('#') + 1) : next;
      expect(matchAddress(routing, shown)).toMatchObject({
        route: address.route,
        language: address.language,
      });
    }
  });
});
