import { explanation, localize, reportText, type ReportText } from '#generator/diagnostics/report-text.ts';
import type { Location, Diagnostic } from '#generator/diagnostics/problem.ts';
import type { UniqueIdentifiers } from './unique-identifiers.ts';
import { withRepair } from '../draft.ts';
import type { CrossRule, BrandDraft, ProblemTexts, SettingPath } from '../draft.ts';
import { idOfFolder } from '../validate/schema-message.ts';

export function identifiersOf(draft: BrandDraft): UniqueIdentifiers {
  const { id, dominio_produccion: production, dominiosPrueba } = draft.settings;
  const located = (domain: string, path: SettingPath) => ({ domain, location: draft.locate(path) });
  const testDomains = dominiosPrueba
    .map((domain, index) => located(domain, ['dominiosPrueba', index]))
    .filter(({ domain }) => domain !== production);
  return {
    brand: draft.id,
    ...(id !== undefined && { id }),
    idLocation: draft.locate(['id']),
    domains: [...(production ? [located(production, ['dominio_produccion'])] : []), ...testDomains],
  };
}

function error(location: Location, brands: string[], texts: ProblemTexts): Diagnostic {
  return { severity: 'error', ...withRepair(location, texts), location, brands };
}

/**
 * Problems of an id that differs from the folder name; the id of another brand is left over from a copied folder.
 */
function idProblems(
  { brand, id, idLocation }: UniqueIdentifiers,
  allIdentifiers: readonly UniqueIdentifiers[],
): Diagnostic[] {
  if (id === undefined || id === brand) return [];
  const owner = allIdentifiers.find((other) => other.brand === id);
  if (owner) {
    return [
      error(idLocation, [brand], {
        code: 'duplicate-id',
        ...explanation('brands.duplicateId', { id, brand }),
        ...(idOfFolder(brand) === brand && { replacement: brand }),
        related: [
          {
            location: owner.idLocation,
            note: reportText('brands.duplicateId.other', { id }),
          },
        ],
      }),
    ];
  }
  const rename = reportText('brands.idNotFolder.rename', { id });
  // A folder name that is not a valid id is no solution.
  const fix: ReportText =
    idOfFolder(brand) === brand
      ? reportText('brands.idNotFolder.writeOrRename', { brand, rename })
      : localize((language) => rename[language].replace(/^./, (first) => first.toUpperCase()));
  return [
    error(idLocation, [brand], {
      code: 'id-not-folder',
      ...explanation('brands.idNotFolder', { id, brand }),
      fix,
    }),
  ];
}

/** More locations would not help to find the mistake. */
const maxRelated = 3;

function isSamePlace(one: Location, other: Location): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function domainProblems(allIdentifiers: readonly UniqueIdentifiers[]): Diagnostic[] {
  const domainUses = allIdentifiers.flatMap(({ brand, domains }) =>
    domains.map((use) => ({ brand, ...use })),
  );
  return [...Map.groupBy(domainUses, ({ domain }) => domain).values()].flatMap((sharers) => {
    const [first, ...others] = sharers;
    const brands = [...new Set(sharers.map(({ brand }) => brand))].sort();
    const last = others.at(-1);
    if (!first || !last || brands.length < 2) return [];
    const related = sharers
      .slice(0, Math.min(sharers.length - 1, maxRelated))
      .map(({ brand, location }) => ({
        location,
        note: reportText('brands.duplicateDomain.other', { brand }),
      }))
      .filter(({ location }) => !isSamePlace(location, last.location));
    return [
      error(last.location, brands, {
        code: 'duplicate-domain',
        ...explanation('brands.duplicateDomain', { domain: first.domain, count: brands.length }),
        ...(related.length > 0 && { related }),
      }),
    ];
  });
}

/** Ids and domains that several brands have. */
export const clashes: CrossRule = (allIdentifiers) => [
  ...allIdentifiers.flatMap((identifiers) => idProblems(identifiers, allIdentifiers)),
  ...domainProblems(allIdentifiers),
];
