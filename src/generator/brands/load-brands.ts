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

export interface LoadOptions {
  /** Absolute path of the folder that holds the brands. */
  brandsDir: string;
  /** Ids of the brands that are asked for; without it all of them. */
  only?: readonly string[];
  /** Absolute path of a folder that keeps what was found of pictures, so that each is decoded once. */
  knownPictures?: string;
  /** What a file may take; the usual if absent. */
  limits?: Limits;
  /** Whether they are to be published: then what is unfinished is an error. */
  release?: boolean;
  /** As `2026-11-22`; the day of the clock without it. */
  today?: string;
}

export interface LoadedBrands {
  /** Brands without errors, sorted by id; warnings do not count. */
  brands: Brand[];
  /** Every problem of the brands asked for, each real mistake once, in the order of files and lines. */
  problems: Diagnostic[];
}

function unknownBrand(id: string, ids: readonly string[]): Diagnostic {
  const exist =
    ids.length > 0 ? reportText('brands.existing', { ids: ids.join(', ') }) : reportText('brands.none');
  return {
    code: 'unknown-brand' satisfies ProblemCode,
    severity: 'error',
    ...explanation('brands.unknown', { id }),
    fix: joinSentences(didYouMean(id, ids), exist) ?? exist,
    brands: [],
  };
}

/** A mistake in a base is found through every brand that extends it, and reported once. */
function merged(problems: readonly Diagnostic[]): Diagnostic[] {
  const byMistake = Map.groupBy(problems, ({ code, location, what, why, fix }) =>
    JSON.stringify([code, location, what, why, fix]),
  );
  return [...byMistake.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const related = [
      ...new Map(
        same.flatMap(({ related = [] }) => related).map((one) => [JSON.stringify(one), one]),
      ).values(),
    ];
    const brands = [...new Set(same.flatMap(({ brands: ids }) => ids))].sort();
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

/** What is unfinished may be looked at, but not published. */
function forRelease(problems: readonly Diagnostic[]): Diagnostic[] {
  return problems.map((problem) =>
    unfinishedCodes.has(problem.code) ? { ...problem, severity: 'error' } : problem,
  );
}

/**
 * Takes brands through the whole pipeline: source, inheritance, validation, rules, resolution.
 * Never throws for what a brand's files contain, and a broken brand does not stop the others, whatever it breaks:
 * brands are read in processes of their own.
 */
export async function loadBrands({
  brandsDir,
  only,
  knownPictures,
  limits,
  release = false,
  today = new Date().toISOString().slice(0, 10),
}: LoadOptions): Promise<LoadedBrands> {
  const ids = brandFolders(brandsDir);
  const wanted = new Set(only ?? ids);
  const found: Diagnostic[] = [...wanted]
    .filter((id) => !ids.includes(id))
    .map((id) => unknownBrand(id, ids));

  const own = ids.filter((id) => wanted.has(id));
  const round = nextRound++;
  const read = await readBrands(
    own.map((id) => ({ brandsDir, id, today, round, ...(knownPictures !== undefined && { knownPictures }) })),
    limits,
  );
  found.push(...read.flatMap((one) => one.problems));
  const claims = read.flatMap((one) => one.claims ?? []);
  // The others take part here even when they are not asked for: a domain can be taken by any of them.
  const others = await readBrands(
    possibleClashes(
      brandsDir,
      claims,
      ids.filter((id) => !wanted.has(id)),
    ).map((id) => ({ brandsDir, id, today, round, onlyClaims: true })),
    limits,
  );
  claims.push(...others.flatMap((one) => one.claims ?? []));
  claims.sort((a, b) => (a.brand < b.brand ? -1 : 1));
  found.push(...clashes(claims).filter(({ brands }) => brands.some((id) => wanted.has(id))));
  const problems = release ? forRelease(found) : found;

  const broken = new Set(problems.filter((problem) => hasErrors([problem])).flatMap(({ brands }) => brands));
  const brands = read.flatMap(({ brand }) => (brand && !broken.has(brand.id) ? [deepFreeze(brand)] : []));
  return { brands, problems: inFileOrder(merged(problems)) };
}
