import type { Location } from '#generator/diagnostics/problem.ts';

/** What no two brands can share, and where a brand says it. */
export interface UniqueIdentifiers {
  /** Name of the brand's folder. */
  brand: string;
  /** The id that it writes; absent where it has none. */
  id?: string;
  idPlace: Location;
  domains: { domain: string; place: Location }[];
}
