import { describe, expect, it } from 'vitest';
import { translatedPath } from './translated-path.ts';

const es = {
  home: '/',
  'placement-offers': '/ofertas-practicas',
  'placement-offer': '/ofertas-practicas/{id}',
  'new-offer': '/nueva-oferta/{tipo?}',
  guides: '/guias',
};
const ca = {
  home: '/ca',
  'placement-offers': '/ca/ofertes-practiques',
  'placement-offer': '/ca/ofertes-practiques/{id}',
  'new-offer': '/ca/nova-oferta/{tipo?}',
};

describe('an address in another language', () => {
  it.each([
    ['/', '/ca'],
    ['/ofertas-practicas?modo=todas#x', '/ca/ofertes-practiques?modo=todas#x'],
    ['/ofertas-practicas/a%20b', '/ca/ofertes-practiques/a%20b'],
    ['/nueva-oferta/practicas', '/ca/nova-oferta/practicas'],
    ['/nueva-oferta', '/ca/nova-oferta'],
  ])('is that of the same page: %s', (path, other) => {
    expect(translatedPath(path, es, ca)).toBe(other);
  });

  it('is the unchanged address where the page does not exist', () => {
    expect(translatedPath('/guias', es, ca)).toBe('/guias');
    expect(translatedPath('/nada', es, ca)).toBe('/nada');
  });
});
