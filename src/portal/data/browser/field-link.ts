import { isPortalAddress } from './portal-address.ts';

/** Query parameters of a page with editors: the field to open, and the address to go back to. */
const parameters = { field: 'campo', back: 'volver' } as const;

/** The target of a field link, with the way back. */
export interface FieldLink {
  field: string | undefined;
  /** Address of the portal. */
  back: string | undefined;
}

/**
 * The address of a field on another page, with the way back where there is one.
 * @param path of the page
 * @param field key of the field in its form; `undefined` links to the page alone
 * @param from path of the portal to go back to; `undefined` where the page opens in a new tab
 */
export function fieldLink(path: string, field: string | undefined, from?: string): string {
  const query = new URLSearchParams({
    ...(field !== undefined && { [parameters.field]: field }),
    ...(from !== undefined && { [parameters.back]: from }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Reads a field link from the query of an address; drops a way back that leads out of the portal. */
export function parseFieldLink(search: string): FieldLink {
  const params = new URLSearchParams(search);
  const back = params.get(parameters.back) ?? undefined;
  return {
    field: params.get(parameters.field) ?? undefined,
    back: back !== undefined && isPortalAddress(back) ? back : undefined,
  };
}
