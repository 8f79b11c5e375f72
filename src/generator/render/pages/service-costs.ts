import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { Brand, BrandSettings } from '#core/brand/brand.ts';

/** What the services of others that a brand uses cost in safety: a sentence for each. */
function serviceCosts({
  analyticsId,
  cookieyes,
}: Pick<BrandSettings, 'analyticsId' | 'cookieyes'>): ReportText[] {
  return [
    ...(analyticsId ? [reportText('build.serviceCosts.analytics')] : []),
    ...(cookieyes ? [reportText('build.serviceCosts.cookieyes')] : []),
  ];
}

export interface ServiceCost {
  brand: string;
  cost: ReportText;
}

export function costsOf(brands: readonly Pick<Brand, 'id' | 'settings'>[]): ServiceCost[] {
  return brands.flatMap(({ id, settings }) => serviceCosts(settings).map((cost) => ({ brand: id, cost })));
}
