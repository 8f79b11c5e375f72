import { expect, it } from 'vitest';
import { placementAddress, placementInQuery } from './placement-address.ts';

it('writes the id of a placement to the query of the list, and reads it from there', () => {
  const address = placementAddress({ id: 12 }, { placements: '/ca/les-meves-practiques' });
  expect(address).toBe('/ca/les-meves-practiques?practica=12');
  expect(placementInQuery('?utm=mail&practica=12')).toBe('12');
  expect(placementInQuery('?practica=')).toBeUndefined();
  expect(placementInQuery('')).toBeUndefined();
});
