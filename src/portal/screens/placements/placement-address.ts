import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { queryWith } from '#portal/island/address/query-text.ts';

const parameter = 'practica';

/** Id of the placement in a query; `undefined` for the list. */
export function placementInQuery(query: string): string | undefined {
  return new URLSearchParams(query).get(parameter) || undefined;
}

/** Address of a placement: the list's address with the id in the query. */
export function placementAddress(
  { id }: Pick<StudentPlacement, 'id'>,
  { placements = '/' }: PublicBrand['paths'],
): string {
  return placements + queryWith('', { [parameter]: String(id) });
}
