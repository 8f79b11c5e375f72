import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses, isShell, matchAddress, type PortalRouting } from '#core/routing/addresses.ts';
import { routes } from '#core/routing/table.ts';
import { isKnown, redirectTarget } from './rescue.ts';

const routing: PortalRouting = {
  languages: ['es', 'ca'],
  defaultLanguage: 'es',
  routes: routes.map((route) => route.id),
  specificLogins: ['erasmus'],
};

function redirect(address: string, stored?: 'es' | 'ca'): string | undefined {
  // Concatenated, not resolved against a base: two leading slashes would be another host.
  return redirectTarget(routing, new URL(`https://portal.example${address}`), stored);
}

describe('the page for unknown addresses', () => {
  it('redirects to the page probably meant, query and hash included', () => {
    expect(redirect('/ca/mi-empresa?a=1#b')).toBe('/ca/la-meva-empresa?a=1#b');
    expect(redirect('/en/my-offers')).toBe('/mis-ofertas');
    expect(redirect('/en/my-offers', 'ca')).toBe('/ca/les-meves-ofertes');
    expect(redirect('/Login/')).toBe('/login');
  });

  it('redirects a dynamic address to its shell, which shows the page', () => {
    expect(redirect('/eventos/feria?a=1#b')).toBe('/_shell/es/event/#/eventos/feria?a=1#b');
    expect(redirect('/ca/esdeveniments/feria')).toBe('/_shell/ca/event/#/ca/esdeveniments/feria');
    expect(redirect('/esdeveniments/feria/')).toBe('/_shell/ca/event/#/esdeveniments/feria');
    expect(redirect('/es/eventos/feria')).toBe('/_shell/es/event/#/es/eventos/feria');
    expect(redirect('/en/Events/feria')).toBe('/_shell/es/event/#/eventos/feria');
    expect(redirect('/encuestas/a%2Fb/acceso')).toBe('/_shell/es/survey-access/#/encuestas/a%2Fb/acceso');
  });

  it('redirects home from an address that resembles no page', () => {
    expect(redirect('/wp-admin')).toBe('/');
    expect(redirect('/eventos/%E0%A4%A')).toBe('/');
    expect(redirect('/_shell/es/gone/')).toBe('/');
  });

  it('decides whether an address is a page of the portal', () => {
    expect(isKnown(routing, '/ca/mi-empresa')).toBe(true);
    expect(isKnown(routing, '/es')).toBe(true);
    expect(isKnown(routing, '/wp-admin')).toBe(false);
    expect(isKnown(routing, '/login/unknown')).toBe(false);
  });

  it('redirects home in the language of the address', () => {
    expect(redirect('/ca/wp-admin')).toBe('/ca');
    expect(redirect('/es/wp-admin')).toBe('/');
    expect(redirect('/en/wp-admin')).toBe('/');
    const lacking = { ...routing, routes: routing.routes.filter((id) => id !== 'new-agreement') };
    const missingPage = new URL('https://portal.example/ca/nou-conveni-collaboracio');
    expect(redirectTarget(lacking, missingPage)).toBe('/ca');
  });

  it('redirects to the sign-in page from one that the brand lacks', () => {
    expect(redirect('/login/unknown?a')).toBe('/login?a');
    expect(redirect('/ca/login/unknown')).toBe('/ca/login');
    const oneLogin = { ...routing, routes: routing.routes.filter((id) => id !== 'login-graduate') };
    expect(redirectTarget(oneLogin, new URL('https://portal.example/login/antiguos'))).toBe('/login');
    expect(redirect('/login/a/b')).toBe('/');
  });

  it('stays when requested by its own name', () => {
    expect(redirect('/404')).toBeUndefined();
    expect(redirect('/ca/404')).toBeUndefined();
    expect(redirect('/en/404/')).toBeUndefined();
  });

  it('stays where the right address has no file, instead of looping', () => {
    expect(redirect('/mi-empresa')).toBeUndefined();
    expect(redirect('/mi-empresa/')).toBeUndefined();
    expect(redirect('/')).toBeUndefined();
  });

  it('terminates from any address, whatever files the host lacks', () => {
    const patterns = addresses(routing).map((address) => address.pattern);
    const segment = fc.oneof(
      fc.constantFrom(...new Set(patterns.flatMap((pattern) => pattern.split('/')))),
      fc.constantFrom('ES', 'en', 'x', 'Mi-Empresa', '%20', 'ñ', '..'),
    );
    const anyPath = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(anyPath, fc.constantFrom(undefined, 'es', 'ca'), (start, stored) => {
        const steps = [start];
        for (let next = redirect(start, stored); next !== undefined; next = redirect(next, stored)) {
          steps.push(next);
          expect(steps.length, steps.join(' > ')).toBeLessThan(5);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('finds the page of every portal address on a host that serves none of the pages', () => {
    for (const address of addresses(routing)) {
      const path = address.pattern.replace(/\{\w+\}/, 'id-1');
      const next = redirect(path);
      if (next === undefined) continue;
      const shown = isShell(address) ? next.slice(next.indexOf('#') + 1) : next;
      expect(matchAddress(routing, shown)).toMatchObject({
        route: address.route,
        language: address.language,
      });
    }
  });
});
