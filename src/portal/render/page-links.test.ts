import { expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { routes, type RouteId } from '#core/routing/table.ts';
import { pageAddress, pageLinks } from './page-links.ts';

function brand(settings: { dominio_produccion?: string }, languages = ['ca', 'es']): Brand {
  return {
    id: 'illes',
    languages,
    defaultLanguage: 'ca',
    routes: routes.map((route) => route.id),
    settings: { loginsEspecificos: { socios: { tipoUsuario: 'Empresa' } }, ...settings },
  } as unknown as Brand;
}
const published = brand({ dominio_produccion: 'practiques.example' });

it('are the canonical address, the address in each language, and the default one', () => {
  expect(pageLinks({ brand: published, route: 'legal-notice', language: 'es' })).toEqual({
    canonical: 'https://practiques.example/es/aviso-legal',
    alternates: [
      { hreflang: 'ca', href: 'https://practiques.example/avis-legal' },
      { hreflang: 'es', href: 'https://practiques.example/es/aviso-legal' },
      { hreflang: 'x-default', href: 'https://practiques.example/avis-legal' },
    ],
  });
});

it('are paths where the brand has no public host name yet', () => {
  expect(pageLinks({ brand: brand({}), route: 'home', language: 'ca' })?.canonical).toBe('/');
});

it('name no alternates where there is one language', () => {
  expect(pageLinks({ brand: brand({}, ['ca']), route: 'login', language: 'ca' })?.alternates).toEqual([]);
});

it('leave out an optional parameter, and fill in a known one', () => {
  expect(pageLinks({ brand: brand({}), route: 'new-offer', language: 'ca' })?.canonical).toBe('/nova-oferta');
  const specific = pageLinks({
    brand: brand({}),
    route: 'login-specific',
    language: 'es',
    variant: 'socios',
  });
  expect(specific?.canonical).toBe('/es/login/socios');
});

it('are absent for a page that depends on an id', () => {
  expect(pageLinks({ brand: published, route: 'event', language: 'ca' })).toBeUndefined();
});

it('a mail names a page that depends on an id by its pattern', () => {
  const address = (route: RouteId): string => pageAddress({ brand: published, route, language: 'ca' });
  expect(address('event')).toBe('https://practiques.example/esdeveniments/{id}');
  expect(address('new-offer')).toBe('https://practiques.example/nova-oferta');
});
