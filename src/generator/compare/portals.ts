import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { problemsByEffect } from '#generator/brands/readiness.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { readRecord, recordOf } from '#generator/render/bundle/brand-record.ts';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import type { AffectedBrands } from './affected.ts';
import { compareBrand, type ComparedBundle, joinRenamed, type Portal } from './compare-brands.ts';
import { touchedPages } from './touched-pages.ts';
import type { Comparison, OpenItem, OpenItems } from './comparison.ts';

/** Reads the record and manifest of a bundle; undefined where one of the two is missing. */
function readBundle(bundle: string): ComparedBundle | undefined {
  const [record, manifest] = [readRecord(bundle), readManifest(bundle)];
  return record && manifest && { record, manifest };
}

/** Adds the pages that the change of a built portal touches. */
export function withTouchedPages(
  portal: Portal,
  folders: Readonly<Record<'before' | 'after', string>>,
): Portal {
  const { before, after } = portal;
  if (!before || !after) return portal;
  const bundles = [join(folders.before, before.record.id), join(folders.after, after.record.id)] as const;
  return { ...portal, ...omitUndefined({ touched: touchedPages(...bundles) }) };
}

/** Portals that differ between two output folders. */
export function portalsIn(before: string, after: string, only?: readonly string[]): Portal[] {
  const names = [before, after].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  const ids = [...new Set(names)].filter((id) => !id.startsWith('.') && (only?.includes(id) ?? true));
  const portals = ids.sort().flatMap((brand): Portal[] => {
    const [previous, current] = [readBundle(join(before, brand)), readBundle(join(after, brand))];
    if ((!previous && !current) || previous?.manifest?.inputs === current?.manifest?.inputs) return [];
    return [{ brand, ...(previous && { before: previous }), ...(current && { after: current }) }];
  });
  return joinRenamed(portals).map((portal) => withTouchedPages(portal, { before, after }));
}

/** Portals affected by a change, from their brand files alone: nothing is built. */
export function portalsSince({ lost, brands, removed, now, before, brokenBefore }: AffectedBrands): Portal[] {
  // Without an earlier state nothing can be said about what changes.
  if (lost) return [];
  const portals = [...brands.map(({ brand }) => brand), ...removed].flatMap((brand): Portal[] => {
    const [previous, current] = [before.get(brand), now.get(brand)];
    if (!previous && !current) return [];
    return [
      {
        brand,
        ...(previous && { before: { record: recordOf(previous) } }),
        ...(current && { after: { record: recordOf(current) } }),
        ...(brokenBefore.has(brand) && { wasBroken: true }),
      },
    ];
  });
  return joinRenamed(portals);
}

/** What keeps affected brands from being built or published, in the words of the checks. */
export function openItems(
  {
    brands,
    broken,
    blocking,
    blockingBefore,
  }: Pick<AffectedBrands, 'broken' | 'blocking' | 'blockingBefore'> & {
    brands: readonly { brand: string }[];
  },
  language: ReportLanguage,
): OpenItems[] {
  const itemOf = ({ location, what, fix }: Diagnostic): OpenItem => ({
    ...(location && { place: `${location.file}:${location.line}` }),
    what: what[language],
    ...(fix && { fix: fix[language] }),
  });
  return [...broken, ...brands.map(({ brand }) => brand)].flatMap((brand): OpenItems[] => {
    const canBeBuilt = !broken.includes(brand);
    const blockers = blocking.get(brand) ?? [];
    const items = (canBeBuilt ? blockers : problemsByEffect(blockers).mistakes).map(itemOf);
    if (items.length === 0) return [];
    return [{ brand, canBeBuilt, items, before: blockingBefore.get(brand) ?? 0 }];
  });
}

/** What is known of a comparison beside the portals themselves. */
type ComparisonFacts = Pick<Comparison, 'base' | 'language'> &
  Partial<Pick<Comparison, 'lost' | 'broken' | 'open'>> & {
    /** HTML of logos that look different, by brand. */
    logos?: ReadonlyMap<string, string>;
  };

/** Compares portals; screenshots are added by callers with a browser. */
export function comparePortals(
  portals: readonly Portal[],
  { language, broken = [], open = [], logos = new Map(), ...facts }: ComparisonFacts,
): Comparison {
  const brands = portals.map((portal) => {
    const comparison = compareBrand(portal, language);
    return { ...comparison, ...omitUndefined({ logos: logos.get(comparison.brand) }) };
  });
  return { version: 1, language, ...facts, brands, broken: [...broken], open: [...open] };
}
