import type { Location } from '#generator/diagnostics/problem.ts';

/** Identifiers of a brand that must be unique, with their locations. */
export interface UniqueIdentifiers {
  /** Name of the brand's folder. */
  brand: string;
  /** The id in the brand file; absent if it has none. */
  id?: string;
  idLocation: Location;
  domains: { domain: string; location: Location }[];
}
