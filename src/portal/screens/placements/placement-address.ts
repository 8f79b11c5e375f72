import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { queryWith } from '#portal/island/address/query-text.ts';

const parameter = 'practica';

/** The placement that an address names; the list has none. */
export function placementInQuery(query: string): string | undefined {
  return new URLSearchParams(query).get(parameter) || undefined;
}

/** Address of a placement: that of the list, with its id. */
export function placementAddress(
  { id }: Pick<StudentPlacement, 'id'>,
  { placements = '/' }: PublicBrand['paths'],
): string {
  return placements + queryWith('', { [parameter]: String(id) });
}
