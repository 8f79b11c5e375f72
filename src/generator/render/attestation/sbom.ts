/** A package of which something reaches browsers. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As SPDX names it, or an expression of such names. */
  license: string;
  /** `sha512-…` of the package, as the lock file has it. */
  integrity?: string;
}

/** Packages by the compiled file that has something of them. */
export type ShippedPackages = Readonly<Record<string, readonly ShippedPackage[]>>;

/** In the folder of a compiled renderer. */
export const packagesFile = 'packages.json';

export const sbomFile = 'sbom.cdx.json';
