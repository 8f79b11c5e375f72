import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { logoSheet } from '#generator/render/assets/logo-sheet.ts';
import type { AffectedBrands } from './affected.ts';

/** Sheets of the logos of affected portals on which something looks different, as HTML by brand. */
export function changedLogos(
  { brands, now, before }: Pick<AffectedBrands, 'brands' | 'now' | 'before'>,
  language: ReportLanguage,
): Map<string, string> {
  return new Map(
    brands.flatMap(({ brand: id }) => {
      const [brand, former] = [now.get(id), before.get(id)];
      const sheet = brand && logoSheet(brand, language);
      if (sheet === undefined || (former && logoSheet(former, language) === sheet)) return [];
      return [[id, sheet] as const];
    }),
  );
}
