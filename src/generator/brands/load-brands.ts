import { explanation, joinSentences, reportText } from '#generator/diagnostics/report-text.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { didYouMean } from '#generator/diagnostics/suggest.ts';
import { hasErrors, inFileOrder } from '#generator/diagnostics/summary.ts';
import type { Limits } from '#generator/processes/limits.ts';
import { possibleClashes } from './rules/possible-clashes.ts';
import { brandFolders } from './folders.ts';
import { unfinishedCodes } from './problem-codes.ts';
import type { ProblemCode } from './problem-codes.ts';
import { readBrands } from './read-brands.ts';
import { clashes } from './rules/clashes.ts';

/** Options of loading brands. */
export interface LoadOptions {
  /** Absolute path of the folder that holds the brands. */
  brandsDir: string;
  /** Ids of the requested brands; all by default. */
  only?: readonly string[];
  /** Absolute path of a folder that caches checks of pictures, so that each is decoded once. */
  knownPictures?: string;
  /** Limits for one file; `usualLimits` by default. */
  limits?: Limits;
  /** How long the reading processes are kept while they have nothing to do, in milliseconds; five seconds by default. */
  idleTime?: number;
  /** Whether the brands will be published: then unfinished parts are errors. */
  release?: boolean;
  /** In the form `2026-11-22`; the current date by default. */
  today?: string;
}

export interface LoadedBrands {
  /** Brands without errors, sorted by id; warnings do not count. */
  brands: Brand[];
  /** Problems of the requested brands without duplicates, in the order of files and lines. */
  problems: Diagnostic[];
}

function unknownBrand(id: string, ids: readonly string[]): Diagnostic {
  const existing =
    ids.length > 0 ? reportText('brands.existing', { ids: ids.join(', ') }) : reportText('brands.none');
  return {
    code: 'unknown-brand' satisfies ProblemCode,
    severity: 'error',
    ...explanation('brands.unknown', { id }),
    fix: joinSentences(didYouMean(id, ids), existing) ?? existing,
    brands: [],
  };
}

/** Merges duplicates of a mistake in a base, found through every brand that extends the base. */
function mergeDuplicates(problems: readonly Diagnostic[]): Diagnostic[] {
  const byMistake = Map.groupBy(problems, ({ code, location, what, why, fix }) =>
    JSON.stringify([code, location, what, why, fix]),
  );
  return [...byMistake.values()].flatMap((duplicates) => {
    const [first] = duplicates;
    if (!first) return [];
    const related = [
      ...new Map(
        duplicates.flatMap(({ related = [] }) => related).map((entry) => [JSON.stringify(entry), entry]),
      ).values(),
    ];
    const brands = [...new Set(duplicates.flatMap(({ brands: ids }) => ids))].sort();
    return [{ ...first, ...(related.length > 0 && { related }), brands }];
  });
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

let nextRound = 1;

/** Turns warnings about unfinished parts into errors. */
function forRelease(problems: readonly Diagnostic[]): Diagnostic[] {
  return problems.map((problem) =>
    unfinishedCodes.has(problem.code) ? { ...problem, severity: 'error' } : problem,
  );
}

/**
 * Takes brands through the whole pipeline: source, inheritance, validation, rules, resolution. Never throws for invalid
 * files, and a broken brand does not affect the others even if it breaks its reader: child processes read the brands.
 */
export async function loadBrands({
  brandsDir,
  only,
  knownPictures,
  limits,
  idleTime,
  release = false,
  today = new Date().toISOString().slice(0, 10),
}: LoadOptions): Promise<LoadedBrands> {
  const ids = brandFolders(brandsDir);
  const requested = new Set(only ?? ids);
  const allProblems: Diagnostic[] = [...requested]
    .filter((id) => !ids.includes(id))
    .map((id) => unknownBrand(id, ids));

  const requestedIds = ids.filter((id) => requested.has(id));
  const round = nextRound++;
  const results = await readBrands(
    requestedIds.map((id) => ({
      brandsDir,
      id,
      today,
      round,
      ...(knownPictures !== undefined && { knownPictures }),
    })),
    limits,
    idleTime,
  );
  allProblems.push(...results.flatMap((result) => result.problems));
  const identifiers = results.flatMap((result) => result.identifiers ?? []);
  // Brands that were not requested count too: any of them may have the same domain.
  const others = await readBrands(
    possibleClashes(
      brandsDir,
      identifiers,
      ids.filter((id) => !requested.has(id)),
    ).map((id) => ({ brandsDir, id, today, round, onlyIdentifiers: true })),
    limits,
    idleTime,
  );
  identifiers.push(...others.flatMap((result) => result.identifiers ?? []));
  identifiers.sort((a, b) => (a.brand < b.brand ? -1 : 1));
  allProblems.push(...clashes(identifiers).filter(({ brands }) => brands.some((id) => requested.has(id))));
  const problems = release ? forRelease(allProblems) : allProblems;

  const broken = new Set(problems.filter((problem) => hasErrors([problem])).flatMap(({ brands }) => brands));
  const brands = results.flatMap(({ brand }) => (brand && !broken.has(brand.id) ? [deepFreeze(brand)] : []));
  return { brands, problems: inFileOrder(mergeDuplicates(problems)) };
}
