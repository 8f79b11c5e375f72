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

const purlOf = ({ name, version }: ShippedPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

function licenseOf({ license }: ShippedPackage): object[] {
  if (license === '') return [];
  // Some packages write the words between licences small, which SPDX does not.
  const expression = license.replaceAll(/ (?:or|and|with) /g, (word) => word.toUpperCase());
  return /[\s()]/.test(license) ? [{ expression }] : [{ license: { id: license } }];
}

function hashesOf({ integrity }: ShippedPackage): object[] {
  const [, content = ''] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  return content ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] : [];
}

/**
 * What the site of a brand has of others, as CycloneDX 1.6: each package of which something is in one of its files. It has
 * no serial number and no date, so that the same site has the same list.
 * @param inputs hash of what the bundle is made from, which is its version
 * @param files compiled files of the site
 */
export function billOfMaterials(
  brand: string,
  inputs: string,
  packages: ShippedPackages,
  files: Iterable<string>,
): object {
  const found = new Map<string, ShippedPackage>();
  for (const file of files) for (const one of packages[file] ?? []) found.set(purlOf(one), one);
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
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
    components: sorted.map(([purl, one]) => {
      const [, group, name = one.name] = /^(@[^/]+)\/(.+)$/.exec(one.name) ?? [];
      return {
        type: 'library',
        'bom-ref': purl,
        ...(group && { group }),
        name,
        version: one.version,
        scope: 'required',
        hashes: hashesOf(one),
        licenses: licenseOf(one),
        purl,
      };
    }),
    dependencies: [{ ref: portal, dependsOn: sorted.map(([purl]) => purl) }],
  };
}
