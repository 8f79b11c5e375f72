/** A package with code in browser files. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX identifier, or an expression of such identifiers. */
  license: string;
  /** `sha512-…` of the package, from the lock file. */
  integrity?: string;
}

/** Shipped packages by compiled file. */
export type ShippedPackages = Readonly<Record<string, readonly ShippedPackage[]>>;

/** File in the folder of a compiled renderer. */
export const packagesFile = 'packages.json';

export const sbomFile = 'sbom.cdx.json';
