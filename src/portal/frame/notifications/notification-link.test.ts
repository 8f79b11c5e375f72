import { describe, expect, it } from 'vitest';
import { linkOf } from './notification-link.ts';

const brand = {
  languages: ['es', 'ca'] as const,
  defaultLanguage: 'es' as const,
  paths: { home: '/', cv: '/cv', 'job-offers': '/x', event: '/x' },
};
const origin = 'https://portal.example';
const open = (urls: { urlAcceso?: string; urlExterna?: string }, language: 'es' | 'ca' = 'ca') =>
  linkOf(urls, { brand, language, origin });

describe('a notification', () => {
  it.each([
    ['/ofertas-empleo', '/ca/ofertes-feina'],
    ['/ca/ofertes-feina?pagina=2#x', '/ca/ofertes-feina?pagina=2#x'],
    ['https://portal.example/es/ofertas-empleo', '/ca/ofertes-feina'],
    ['ofertas-empleo', '/ca/ofertes-feina'],
    ['/eventos/feria-1', '/ca/esdeveniments/feria-1'],
  ])('with the address %s opens the page in the language of the page', (urlAcceso, href) => {
    expect(open({ urlAcceso })).toMatchObject({ href, isExternal: false });
  });

  it.each([
    '/empresas',
    '/no-existe',
    'https://other.example/cv',
    '//other.example/cv',
    'javascript:alert(1)',
    'https://[',
    '',
  ])('with %j as a page has no link', (urlAcceso) => {
    expect(open({ urlAcceso })).toBeUndefined();
  });

  it('opens a safe external address, even if it has a page too', () => {
    const urlExterna = 'https://www.avisos.example/normativa?curso=actual';
    expect(open({ urlExterna, urlAcceso: '/cv' })).toEqual({ href: urlExterna, isExternal: true });
  });

  it.each(['http://avisos.example/', 'javascript:alert(1)', 'data:text/html,x', 'avisos.example'])(
    'never opens %s',
    (urlExterna) => {
      expect(open({ urlExterna })).toBeUndefined();
    },
  );
});
