import { isPortalAddress } from '#portal/data/session/return-path.ts';

/** What stands in the address of a page with editors: the field to go to, and where to go back to. */
const names = { field: 'campo', back: 'volver' } as const;

/** A field that someone is led to, and where they came from. */
export interface FieldLink {
  field: string | undefined;
  /** Address of the portal. */
  back: string | undefined;
}

/**
 * The address of a field of a page, with the way back where there is one.
 * @param path of the page
 * @param field by the key of its form; where nobody knows it, the page alone is meant
 * @param from address where the person is: a path of the portal; nothing where the page is opened beside it
 */
export function fieldLink(path: string, field: string | undefined, from?: string): string {
  const query = new URLSearchParams({
    ...(field !== undefined && { [names.field]: field }),
    ...(from !== undefined && { [names.back]: from }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** What the address of a page says of it; never a way back that leads out of the portal. */
export function parseFieldLink(search: string): FieldLink {
  const params = new URLSearchParams(search);
  const back = params.get(names.back) ?? undefined;
  return {
    field: params.get(names.field) ?? undefined,
    back: back !== undefined && isPortalAddress(back) ? back : undefined,
  };
}
