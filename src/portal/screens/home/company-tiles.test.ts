import { expect, it } from 'vitest';
import { companyTiles } from './company-tiles.ts';

type TileBrand = Parameters<typeof companyTiles>[0];

const brandWith = (modulos: object): TileBrand =>
  ({
    settings: { modulos },
    paths: { 'company-offers': '/les-meves-ofertes', 'new-offer': '/nova-oferta/{type?}' },
  }) as unknown as TileBrand;

it('links a company to its offers and to a new offer, for both kinds', () => {
  const tiles = companyTiles(brandWith({ practicas: true, empleo: true }), 'ca');
  expect(tiles.map(({ href }) => href)).toEqual([
    '/les-meves-ofertes?tipo=practicas',
    '/nova-oferta/practiques',
    '/les-meves-ofertes?tipo=empleo',
    '/nova-oferta/feina',
  ]);
});

it.each([
  [{ practicas: true, empleo: false }, 'practicas'],
  [{ practicas: false, empleo: true }, 'empleo'],
])('has no tiles for a kind of offer that the brand lacks: %j', (modulos, kind) => {
  const kinds = companyTiles(brandWith(modulos), 'es').map((tile) => tile.kind);
  expect(kinds).toEqual([kind, kind]);
});
