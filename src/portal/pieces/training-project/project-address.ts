import { queryWith } from '#portal/island/address/query-text.ts';

const placement = 'practica';
const view = { vista: 'proyecto' } as const;

/** Id of the placement whose training project a query requests; empty for other queries. */
export function projectInQuery(query: string): string {
  const search = new URLSearchParams(query);
  return (search.get('vista') === view.vista && search.get(placement)) || '';
}

/**
 * Address of the training project of a placement.
 * @param path path of the page with the placement
 */
export function projectAddress(path: string | undefined, { id }: { id: number }): string {
  return (path ?? '/') + queryWith('', { [placement]: String(id), ...view });
}
