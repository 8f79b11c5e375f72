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

const purlOf = ({ name, version }: ShippedPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

function licenseOf({ license }: ShippedPackage): object[] {
  if (license === '') return [];
  // Some packages write the operators between licences in lower case, which SPDX does not allow.
  const expression = license.replaceAll(/ (?:or|and|with) /g, (word) => word.toUpperCase());
  return /[\s()]/.test(license) ? [{ expression }] : [{ license: { id: license } }];
}

function hashesOf({ integrity }: ShippedPackage): object[] {
  const [, content = ''] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  return content ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] : [];
}

/**
 * Makes the bill of materials of a site as CycloneDX 1.6: every package with code in one of its files. It has no serial
 * number and no date, so that the same site has the same list.
 * @param inputs hash of the bundle's inputs, used as its version
 * @param files compiled files of the site
 */
export function billOfMaterials(
  brand: string,
  inputs: string,
  packages: ShippedPackages,
  files: Iterable<string>,
): object {
  const shipped = new Map<string, ShippedPackage>();
  for (const file of files)
    for (const shippedPackage of packages[file] ?? []) shipped.set(purlOf(shippedPackage), shippedPackage);
  const sorted = [...shipped].sort(([a], [b]) => (a < b ? -1 : 1));
  const portal = `portal:${brand}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': portal, name: brand, version: inputs },
      tools: { components: [{ type: 'application', name: 'andana' }] },
    },
    components: sorted.map(([purl, shippedPackage]) => {
      const [, group, name = shippedPackage.name] = /^(@[^/]+)\/(.+)$/.exec(shippedPackage.name) ?? [];
      return {
        type: 'library',
        'bom-ref': purl,
        ...(group && { group }),
        name,
        version: shippedPackage.version,
        scope: 'required',
        hashes: hashesOf(shippedPackage),
        licenses: licenseOf(shippedPackage),
        purl,
      };
    }),
    dependencies: [{ ref: portal, dependsOn: sorted.map(([purl]) => purl) }],
  };
}
