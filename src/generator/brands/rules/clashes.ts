import { explanation, localize, reportText, type ReportText } from '#generator/diagnostics/report-text.ts';
import type { Location, Diagnostic } from '#generator/diagnostics/problem.ts';
import type { UniqueIdentifiers } from './unique-identifiers.ts';
import { repaired } from '../draft.ts';
import type { CrossRule, BrandDraft, ProblemTexts, SettingPath } from '../draft.ts';
import { idOfFolder } from '../validate/remark.ts';

export function identifiersOf(draft: BrandDraft): UniqueIdentifiers {
  const { id, dominio_produccion: production, dominiosPrueba } = draft.settings;
  const at = (domain: string, path: SettingPath) => ({ domain, place: draft.locate(path) });
  const trials = dominiosPrueba
    .map((domain, index) => at(domain, ['dominiosPrueba', index]))
    .filter(({ domain }) => domain !== production);
  return {
    brand: draft.id,
    ...(id !== undefined && { id }),
    idPlace: draft.locate(['id']),
    domains: [...(production ? [at(production, ['dominio_produccion'])] : []), ...trials],
  };
}

function error(location: Location, brands: string[], texts: ProblemTexts): Diagnostic {
  return { severity: 'error', ...repaired(location, texts), location, brands };
}

/** The id must be the name of the folder; an id that is another brand's was left over from a copied folder. */
function idProblems(
  { brand, id, idPlace }: UniqueIdentifiers,
  all: readonly UniqueIdentifiers[],
): Diagnostic[] {
  if (id === undefined || id === brand) return [];
  const owner = all.find((other) => other.brand === id);
  if (owner) {
    return [
      error(idPlace, [brand], {
        code: 'duplicate-id',
        ...explanation('brands.duplicateId', { id, brand }),
        ...(idOfFolder(brand) === brand && { replacement: brand }),
        related: [
          {
            location: owner.idPlace,
            note: reportText('brands.duplicateId.other', { id }),
          },
        ],
      }),
    ];
  }
  const rename = reportText('brands.idNotFolder.rename', { id });
  // The name of a folder that cannot be an id is no way out.
  const fix: ReportText =
    idOfFolder(brand) === brand
      ? reportText('brands.idNotFolder.writeOrRename', { brand, rename })
      : localize((language) => rename[language].replace(/^./, (first) => first.toUpperCase()));
  return [
    error(idPlace, [brand], {
      code: 'id-not-folder',
      ...explanation('brands.idNotFolder', { id, brand }),
      fix,
    }),
  ];
}

/** More places would not help to find the mistake. */
const mostOthers = 3;

function isSamePlace(one: Location, other: Location): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function domainProblems(all: readonly UniqueIdentifiers[]): Diagnostic[] {
  const claims = all.flatMap(({ brand, domains }) => domains.map((claim) => ({ brand, ...claim })));
  return [...Map.groupBy(claims, ({ domain }) => domain).values()].flatMap((sharers) => {
    const [first, ...others] = sharers;
    const brands = [...new Set(sharers.map(({ brand }) => brand))].sort();
    const last = others.at(-1);
    if (!first || !last || brands.length < 2) return [];
    const related = sharers
      .slice(0, Math.min(sharers.length - 1, mostOthers))
      .map(({ brand, place }) => ({
        location: place,
        note: reportText('brands.duplicateDomain.other', { brand }),
      }))
      .filter(({ location }) => !isSamePlace(location, last.place));
    return [
      error(last.place, brands, {
        code: 'duplicate-domain',
        ...explanation('brands.duplicateDomain', { domain: first.domain, count: brands.length }),
        ...(related.length > 0 && { related }),
      }),
    ];
  });
}

/** Ids and domains, which no two brands can share. */
export const clashes: CrossRule = (all) => [
  ...all.flatMap((claims) => idProblems(claims, all)),
  ...domainProblems(all),
];
