import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import type { Manifest } from '#generator/render/bundle/manifest.ts';
import { contrastChanges } from './compare-colours.ts';
import { pageChanges, sizeChanges, touchedChanges } from './compare-pages.ts';
import { settingChanges } from './compare-settings.ts';
import { textChanges } from './compare-texts.ts';
import type { TouchedPages } from './touched-pages.ts';
import { type BrandComparison, type ComparedChange, type BrandFate, changeSubjects } from './comparison.ts';

/** A portal before or after a change. */
export interface ComparedBundle {
  record: BrandRecord;
  /** Manifest of its bundle, where it was built. */
  manifest?: Manifest;
}

/** A portal before and after a change; one of the two is missing if the portal is new or removed. */
export interface Portal {
  brand: string;
  before?: ComparedBundle;
  after?: ComparedBundle;
  /** Whether the portal existed before the change, but could not be built. */
  wasBroken?: boolean;
  /** Pages that the change touches, if both bundles have records of them. */
  touched?: TouchedPages;
}

function fateOf({ before, after, wasBroken = false }: Portal): BrandFate {
  if (!before) return wasBroken ? 'repaired' : 'added';
  if (!after) return 'removed';
  return before.record.id === after.record.id ? 'changed' : 'renamed';
}

/** What a fate means, where its name does not say enough. */
function fateChanges(fate: BrandFate, { before, after }: Portal, language: ReportLanguage): ComparedChange[] {
  if (fate === 'repaired') return [{ part: 'switches', sentence: reportText('compare.repaired')[language] }];
  if (fate !== 'renamed' || !before || !after) return [];
  const sentence = reportText('compare.renamed', { before: before.record.id, after: after.record.id });
  return [{ part: 'switches', sentence: sentence[language], setting: 'id' }];
}

/**
 * Lists what people will see change in one portal.
 * @param language of the report
 */
export function compareBrand(portal: Portal, language: ReportLanguage): BrandComparison {
  const { before, after, touched } = portal;
  const existing = after ?? before;
  if (!existing) throw new TypeError('There is nothing to compare');
  const { id, settings } = existing.record;
  const fate = fateOf(portal);
  const both = before && after ? ([before.record, after.record, language] as const) : undefined;
  const changes = both ? [...settingChanges(...both), ...pageChanges(...both), ...textChanges(...both)] : [];
  if (touched) changes.push(...touchedChanges(touched, language));
  if (before?.manifest && after?.manifest)
    changes.push(...sizeChanges(before.manifest, after.manifest, language));
  const isFirst = ({ setting }: ComparedChange): boolean =>
    setting === 'inMantenimiento' || setting === 'mantenimiento';
  const sorted = changes.toSorted(
    (a, b) =>
      Number(isFirst(b)) - Number(isFirst(a)) ||
      changeSubjects.indexOf(a.part) - changeSubjects.indexOf(b.part),
  );
  return {
    brand: id,
    name: settings.nombre,
    fate,
    changes: [...fateChanges(fate, portal, language), ...sorted],
    contrasts: after ? contrastChanges(before?.record, after.record, language) : [],
  };
}

const sameNames = (one: BrandRecord, other: BrandRecord): boolean =>
  one.settings.dominio_produccion === other.settings.dominio_produccion ||
  one.settings.nombre === other.settings.nombre;

/** Joins a removed portal with the new one that has its domain or its name: only the id is another. */
export function joinRenamed(portals: readonly Portal[]): Portal[] {
  const renamed = portals.flatMap((portal): Portal[] => {
    const { after } = portal;
    if (!after || portal.before || portal.wasBroken) return [];
    const former = portals.find(
      ({ before, after: next }) => before && !next && sameNames(before.record, after.record),
    );
    return former?.before ? [{ ...portal, before: former.before }] : [];
  });
  const replaced = new Set(renamed.flatMap(({ brand, before }) => [brand, before?.record.id]));
  return [...portals.filter(({ brand }) => !replaced.has(brand)), ...renamed].toSorted((a, b) =>
    a.brand < b.brand ? -1 : 1,
  );
}
