import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { Brand, BrandSettings } from '#core/brand/brand.ts';

/** Security costs of a brand's third-party services, one sentence each. */
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

export function serviceCostsOf(brands: readonly Pick<Brand, 'id' | 'settings'>[]): ServiceCost[] {
  return brands.flatMap(({ id, settings }) => serviceCosts(settings).map((cost) => ({ brand: id, cost })));
}
