import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import {
  type BrandComparison,
  type ComparedChange,
  type ComparedPart,
  type Comparison,
  type OpenItems,
  changeSubjects,
  type PictureChange,
} from '../comparison.ts';

/** Changes and pictures that a report shows of a portal at once; the others are folded. */
const shownChanges = 5;
const shownPictures = 3;

/** First and further items of a list. */
interface Folded<T> {
  first: readonly T[];
  rest: readonly T[];
}

const foldAt = <T>(items: readonly T[], count: number): Folded<T> => ({
  first: items.slice(0, count),
  rest: items.slice(count),
});

/** Folds changes; the extent of the site is never among the first. */
export function foldChanges({ changes }: BrandComparison): Folded<ComparedChange> {
  const isExtent = ({ part }: ComparedChange): boolean => part === 'site';
  const { first, rest } = foldAt(
    changes.filter((change) => !isExtent(change)),
    shownChanges,
  );
  return { first, rest: [...rest, ...changes.filter(isExtent)] };
}

export const foldPictures = ({ pictures = [] }: BrandComparison): Folded<PictureChange> =>
  foldAt(pictures, shownPictures);

/** Changes by their subject, with its heading. */
export function groupBySubject(
  changes: readonly ComparedChange[],
  language: ReportLanguage,
): { part: ComparedPart; heading: string; changes: ComparedChange[] }[] {
  return changeSubjects.map((part) => ({
    part,
    heading: reportText(`compare.part.${part}`)[language],
    changes: changes.filter((change) => change.part === part),
  }));
}

/** How much of a picture differs, in words. */
export function shareWords(share: number, language: ReportLanguage): string {
  return (share < 0.001 ? reportText('compare.shareTiny') : reportText('compare.share', { share }))[language];
}

/** States whether a portal can be built and published. */
export function verdict({ brand, canBeBuilt, items, before }: OpenItems, language: ReportLanguage): string {
  const count = items.length;
  return (
    canBeBuilt
      ? reportText('compare.notReady', { brand, count, before })
      : reportText('compare.cannotBuild', { brand, count })
  )[language];
}

/** Heading of the list of what keeps a portal from being built or published. */
export function openHeading(
  { canBeBuilt, items: { length: count } }: OpenItems,
  language: ReportLanguage,
): string {
  return reportText(canBeBuilt ? 'compare.whatIsLeft' : 'compare.mistakes', { count })[language];
}

/**
 * What a report says first about the change as a whole; undefined where the verdicts on its portals say it all.
 * @param base the commit or folder compared with, as the report writes it
 */
export function introductionOf(
  { brands, broken, lost, language }: Comparison,
  base: string,
): string | undefined {
  if (lost !== undefined) return lost;
  if (brands.length > 0) return reportText('compare.lead', { count: brands.length, base })[language];
  return broken.length > 0 ? undefined : reportText('compare.noDifference')[language];
}
