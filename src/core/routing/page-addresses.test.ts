import { describe, expect, it } from 'vitest';
import {
  addressIn,
  hasLanguageSegment,
  isLanguageOf,
  type PageAddresses,
  pageParams,
} from './page-addresses.ts';
import { routeById } from './table.ts';

const event: PageAddresses = {
  language: 'es',
  defaultLanguage: 'es',
  alternates: { es: '/eventos/{id}', ca: '/ca/esdeveniments/{id}' },
};
const inCatalan: PageAddresses = { ...event, language: 'ca' };
const newOffer: PageAddresses = {
  language: 'es',
  defaultLanguage: 'es',
  alternates: { es: '/nueva-oferta/{type?}', ca: '/ca/nova-oferta/{type?}' },
  variants: routeById('new-offer').variants ?? {},
};
const home: PageAddresses = { language: 'es', defaultLanguage: 'ca', alternates: { ca: '/', es: '/es' } };

describe('the addresses of a page', () => {
  it('take their parameters from the alias, with or without language segment', () => {
    expect(pageParams(event, '/eventos/feria')).toEqual({ id: 'feria' });
    expect(pageParams(event, '/es/eventos/feria/')).toEqual({ id: 'feria' });
    expect(pageParams(inCatalan, '/esdeveniments/feria')).toEqual({ id: 'feria' });
    expect(pageParams(inCatalan, '/ca/esdeveniments/a%2Fb')).toEqual({ id: 'a/b' });
  });

  it('are not those of another language or page', () => {
    expect(pageParams(event, '/esdeveniments/feria')).toBeUndefined();
    expect(pageParams(event, '/ca/eventos/feria')).toBeUndefined();
    expect(pageParams(event, '/404.html')).toBeUndefined();
    expect(pageParams(event, '/eventos/%E0%A4%A')).toBeUndefined();
  });

  it('keep the parameter in another language', () => {
    expect(addressIn(event, '/eventos/a%20b', 'ca')).toBe('/ca/esdeveniments/a%20b');
    expect(addressIn(inCatalan, '/ca/esdeveniments/feria', 'es')).toBe('/eventos/feria');
    expect(addressIn(event, '/eventos/feria', 'en')).toBeUndefined();
  });

  it('translate a known value into the other language', () => {
    expect(addressIn(newOffer, '/nueva-oferta/empleo', 'ca')).toBe('/ca/nova-oferta/feina');
    expect(addressIn({ ...newOffer, language: 'ca' }, '/nova-oferta/feina', 'es')).toBe(
      '/nueva-oferta/empleo',
    );
    expect(addressIn(newOffer, '/nueva-oferta', 'ca')).toBe('/ca/nova-oferta');
  });

  it('lead home in either language', () => {
    expect(addressIn(home, '/es/', 'ca')).toBe('/');
    expect(addressIn({ ...home, language: 'ca' }, '/', 'es')).toBe('/es');
  });

  it('distinguish a language segment from other words', () => {
    expect(hasLanguageSegment(event, '/ca/eventos')).toBe(true);
    expect(hasLanguageSegment(event, '/en/eventos')).toBe(false);
    expect(hasLanguageSegment(event, '/constructor/eventos')).toBe(false);
    expect(isLanguageOf(event, 'toString')).toBe(false);
  });
});
