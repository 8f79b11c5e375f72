import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentScope, ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import {
  Bom,
  Component,
  ComponentRepository,
  HashDictionary,
  LicenseRepository,
  Metadata,
  Tools,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as CycloneJson, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import parseExpression from 'spdx-expression-parse';
import type { ShippedPackage, ShippedPackages } from './sbom.ts';

const licenses = new Factories.LicenseFactory(parseExpression);
const serializer = new JsonSerializer(new CycloneJson.Normalize.Factory(Spec1dot6));

const purlOf = ({ name, version }: ShippedPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

function licenseOf({ license }: ShippedPackage): LicenseRepository {
  // Some packages write the words between licences small, which SPDX does not.
  const expression = license.replaceAll(/ (?:or|and|with) /g, (word) => word.toUpperCase());
  return new LicenseRepository(expression ? [licenses.makeFromString(expression)] : []);
}

function hashesOf({ integrity }: ShippedPackage): HashDictionary {
  const [, content = ''] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  return new HashDictionary(
    content ? [[HashAlgorithm['SHA-512'], Buffer.from(content, 'base64').toString('hex')]] : [],
  );
}

function componentOf(shipped: ShippedPackage): Component {
  const [, group, name = shipped.name] = /^(@[^/]+)\/(.+)$/.exec(shipped.name) ?? [];
  const purl = purlOf(shipped);
  return new Component(ComponentType.Library, name, {
    bomRef: purl,
    ...(group && { group }),
    version: shipped.version,
    scope: ComponentScope.Required,
    hashes: hashesOf(shipped),
    licenses: licenseOf(shipped),
    purl,
  });
}

/**
 * Third-party packages of a brand’s site, as CycloneDX 1.6 in JSON: each package of which something is in one of its
 * files. It has no serial number and no date, so that the same site has the same list.
 * @param inputs hash of what the bundle is made from, which is its version
 * @param files compiled files of the site
 */
export function billOfMaterials(
  brand: string,
  inputs: string,
  packages: ShippedPackages,
  files: Iterable<string>,
): string {
  const found = new Map<string, ShippedPackage>();
  for (const file of files) for (const one of packages[file] ?? []) found.set(purlOf(one), one);
  const components = [...found.values()].map(componentOf);
  const portal = new Component(ComponentType.Application, brand, {
    bomRef: `portal:${brand}`,
    version: inputs,
  });
  for (const { bomRef } of components) portal.dependencies.add(bomRef);
  const andana = new Component(ComponentType.Application, 'andana');
  const bom = new Bom({
    metadata: new Metadata({
      component: portal,
      tools: new Tools({ components: new ComponentRepository([andana]) }),
    }),
    components: new ComponentRepository(components),
  });
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}
