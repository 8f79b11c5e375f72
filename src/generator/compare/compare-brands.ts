import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import type { Manifest } from '#generator/render/bundle/manifest.ts';
import { contrastChanges } from './compare-colours.ts';
import { pageChanges, siteChanges } from './compare-pages.ts';
import { settingChanges } from './compare-settings.ts';
import { textChanges } from './compare-texts.ts';
import { type BrandComparison, type ComparedChange, type BrandFate, parts } from './comparison.ts';

/** A portal before or after a change. */
export interface ComparedBundle {
  record: BrandRecord;
  /** Manifest of its bundle, where it was built. */
  manifest?: Manifest;
}

/**
 * Lists what people will see change in one portal.
 * @param language of the report
 */
export function compareBrand(
  before: ComparedBundle | undefined,
  after: ComparedBundle | undefined,
  language: ReportLanguage,
): BrandComparison {
  const existing = after ?? before;
  if (!existing) throw new TypeError('There is nothing to compare');
  const { id, settings } = existing.record;
  const fate: BrandFate = !before ? 'added' : after ? 'changed' : 'removed';
  const both = before && after ? ([before.record, after.record, language] as const) : undefined;
  const changes: ComparedChange[] = both
    ? [...settingChanges(...both), ...pageChanges(...both), ...textChanges(...both)]
    : [];
  if (before?.manifest && after?.manifest)
    changes.push(...siteChanges(before.manifest, after.manifest, language));
  return {
    brand: id,
    name: settings.nombre,
    fate,
    changes: changes.toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part)),
    contrasts: after ? contrastChanges(before?.record, after.record, language) : [],
  };
}
