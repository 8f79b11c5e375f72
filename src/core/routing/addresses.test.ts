import { describe, expect, it } from 'vitest';
import {
  addresses,
  canonicalPattern,
  href,
  matchAddress,
  type PortalRouting,
  findMeantPage,
} from './addresses.ts';
import { languages } from '#core/i18n/languages.ts';
import { fillPattern } from './pattern.ts';
import { routeById, routes } from './table.ts';

const everything: PortalRouting = {
  languages,
  defaultLanguage: 'es',
  routes: routes.map((route) => route.id),
  specificLogins: ['erasmus'],
};
const island: PortalRouting = { ...everything, languages: ['ca', 'es', 'en'], defaultLanguage: 'ca' };
const spanishOnly: PortalRouting = { ...everything, languages: ['es'] };

const languageOf = (routing: PortalRouting, path: string) => matchAddress(routing, path)?.language;

describe('addresses of a portal', () => {
  it('never gives two pages the same address', () => {
    for (const routing of [everything, island, spanishOnly]) {
      const patterns = addresses(routing).map((address) => address.pattern);
      expect(new Set(patterns).size).toBe(patterns.length);
    }
  });

  it('are two for each spelling of a route, one where languages share it', () => {
    const all = addresses(everything).filter((address) => Object.keys(address.params).length === 0);
    const spellings = everything.routes.flatMap((id) =>
      id === 'login-specific' ? [] : Object.values(routeById(id).paths),
    );
    const shared = everything.routes.flatMap((id) =>
      id === 'login-specific' ? [] : [...new Set(Object.values(routeById(id).paths))],
    );
    expect(all).toHaveLength(spellings.length + shared.length);
  });

  it('have exactly one canonical address per route, language and parameters', () => {
    for (const routing of [everything, island, spanishOnly]) {
      const canonical = addresses(routing).filter((address) => address.canonical);
      const keys = canonical.map(
        ({ route, language, params }) => `${route} ${language} ${params['type'] ?? ''}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
      for (const { pattern, route, language, params } of canonical) {
        const link = pattern.includes('{')
          ? canonicalPattern(routing, route, language)
          : href(routing, route, language, params);
        expect(link).toBe(pattern);
      }
    }
  });

  it('serve an alias in the one language that spells it so', () => {
    expect(languageOf(everything, '/mis-ofertas')).toBe('es');
    expect(languageOf(everything, '/les-meves-ofertes')).toBe('ca');
    expect(languageOf(everything, '/my-offers')).toBe('en');
    expect(languageOf(everything, '/la-meva-empresa')).toBe('ca');
    expect(languageOf(everything, '/login/empreses')).toBe('ca');
  });

  it('serve an alias shared by languages in the default language', () => {
    expect(languageOf(everything, '/cv')).toBe('es');
    expect(languageOf(island, '/cv')).toBe('ca');
    expect(languageOf(island, '/')).toBe('ca');
  });

  it('serve an alias shared by others than the default language in the first of them', () => {
    const english: PortalRouting = { ...everything, languages: ['en', 'ca', 'es'], defaultLanguage: 'en' };
    expect(languageOf(english, '/oferta/a-1')).toBe('ca');
  });

  it('accept only a language’s own alias behind its segment', () => {
    expect(matchAddress(everything, '/ca/les-meves-ofertes')).toEqual({
      route: 'company-offers',
      language: 'ca',
      params: {},
    });
    expect(matchAddress(everything, '/ca/mi-empresa')).toBeUndefined();
    expect(matchAddress(spanishOnly, '/en/my-offers')).toBeUndefined();
    expect(matchAddress(everything, '/es/mis-ofertas')?.language).toBe('es');
  });

  it('prefer a literal segment over a parameter', () => {
    expect(matchAddress(everything, '/login/empresas')?.route).toBe('login-company');
    expect(matchAddress(everything, '/login/erasmus')).toEqual({
      route: 'login-specific',
      language: 'es',
      params: { id: 'erasmus' },
    });
    expect(matchAddress(everything, '/login/unknown')).toBeUndefined();
  });

  it('accept the Spanish type of an offer in every language', () => {
    for (const path of ['/nova-oferta/feina', '/nova-oferta/empleo', '/ca/nova-oferta/feina']) {
      expect(matchAddress(everything, path)).toEqual({
        route: 'new-offer',
        language: 'ca',
        params: { type: 'empleo' },
      });
    }
    expect(href(everything, 'new-offer', 'en', { type: 'practicas' })).toBe('/en/new-offer/placement');
    expect(href(everything, 'new-offer', 'en')).toBe('/en/new-offer');
  });

  it('leave out the routes that a brand lacks', () => {
    const without = {
      ...everything,
      routes: everything.routes.filter((id) => id !== 'events' && id !== 'event'),
    };
    expect(matchAddress(without, '/eventos')).toBeUndefined();
    expect(matchAddress(without, '/eventos/feria')).toBeUndefined();
  });

  it('survive a round trip for every route, language and odd id', () => {
    for (const routing of [everything, island]) {
      for (const id of routing.routes) {
        if (id === 'login-specific') continue;
        for (const language of routing.languages) {
          const pattern = canonicalPattern(routing, id, language);
          const params = Object.fromEntries(
            [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', 'Ñandú/50 %']),
          );
          const match = matchAddress(routing, href(routing, id, language, params));
          expect(match).toEqual({ route: id, language: match?.language, params });
          if (language !== routing.defaultLanguage) expect(match?.language).toBe(language);
        }
      }
    }
  });
});

describe('rescuing an unknown address', () => {
  it('finds the page behind a mixed, upper-case or foreign spelling', () => {
    expect(findMeantPage(everything, '/ca/mi-empresa')).toEqual({
      route: 'company',
      language: 'ca',
      params: {},
    });
    expect(findMeantPage(spanishOnly, '/en/my-offers/abc')).toEqual({
      route: 'company-offer-candidates',
      language: 'es',
      params: { id: 'abc' },
    });
    expect(findMeantPage(everything, '/Mi-Empresa/')).toEqual({
      route: 'company',
      language: 'es',
      params: {},
    });
    expect(findMeantPage(everything, '/ca')?.route).toBe('home');
  });

  it('prefers the language of the segment, then of the spelling, then the stored one', () => {
    expect(findMeantPage(everything, '/en/la-meva-empresa', 'es')?.language).toBe('en');
    expect(findMeantPage(everything, '/la-meva-empresa/', 'en')?.language).toBe('ca');
    expect(
      findMeantPage({ ...everything, languages: ['es', 'en'] }, '/la-meva-empresa', 'en')?.language,
    ).toBe('en');
  });

  it('takes a spelling that languages share in the preferred language, else in the default one', () => {
    const catalan = { ...everything, defaultLanguage: 'ca' } as const;
    expect(findMeantPage(catalan, '/CV')?.language).toBe('ca');
    expect(findMeantPage(catalan, '/CV', 'en')?.language).toBe('en');
    expect(findMeantPage(catalan, '/es/CV', 'en')?.language).toBe('es');
    expect(findMeantPage(catalan, '/OFERTA/7', 'en')?.language).toBe('ca');
    expect(findMeantPage(everything, '/OFERTA/7')?.language).toBe('es');
  });

  it('finds no route for an unknown address', () => {
    expect(findMeantPage(everything, '/wp-admin')).toBeUndefined();
    expect(findMeantPage(everything, '/eventos/%E0%A4%A')).toBeUndefined();
    expect(findMeantPage(everything, '/login/unknown')).toBeUndefined();
  });
});

describe('filling a pattern', () => {
  it('encodes values and refuses a missing one', () => {
    expect(fillPattern('/eventos/{id}', { id: 'a/b c' })).toBe('/eventos/a%2Fb%20c');
    expect(() => fillPattern('/eventos/{id}')).toThrow('needs a value for "id"');
  });
});
