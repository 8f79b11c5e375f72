import type { Brand } from '#brand/brand.ts';
import type { Problem } from '#diagnostics/problem.ts';
import { didYouMean } from '#diagnostics/suggest.ts';
import { hasErrors, inFileOrder } from '#diagnostics/summary.ts';
import { assetsOf } from './assets.ts';
import { contentOf } from './content.ts';
import { possibleClashes } from './bystanders.ts';
import type { Draft } from './draft.ts';
import { brandFolders } from './folders.ts';
import { Inheritance } from './inherit.ts';
import { makeDraft } from './make-draft.ts';
import { messagesOf } from './messages.ts';
import type { ProblemCode } from './problem-codes.ts';
import { resolve } from './resolve.ts';
import { crossRules, rules } from './rules/index.ts';

export interface LoadOptions {
  /** Absolute path of the folder that holds the brands. */
  brandsDir: string;
  /** Ids of the brands that are asked for; without it all of them. */
  only?: readonly string[];
}

export interface LoadedBrands {
  /** Brands without errors, sorted by id; warnings do not count. */
  brands: Brand[];
  /** Every problem of the brands asked for, each real mistake once, in the order of files and lines. */
  problems: Problem[];
}

function unknownBrand(id: string, ids: readonly string[]): Problem {
  const exist = ids.length > 0 ? `Brands: ${ids.join(', ')}.` : 'The folder has no brands.';
  return {
    code: 'unknown-brand' satisfies ProblemCode,
    severity: 'error',
    what: `There is no brand called \`${id}\`.`,
    why: 'Each folder beside the bases is a brand, and its name is the id.',
    fix: [didYouMean(id, ids), exist].filter(Boolean).join(' '),
    brands: [],
  };
}

/** A mistake in a base is found through every brand that extends it, and reported once. */
function merged(problems: readonly Problem[]): Problem[] {
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

/**
 * Takes brands through the whole pipeline: source, inheritance, validation, rules, resolution.
 * Never throws for what a brand's files contain, and a broken brand does not stop the others.
 */
export async function loadBrands({ brandsDir, only }: LoadOptions): Promise<LoadedBrands> {
  const ids = brandFolders(brandsDir);
  const wanted = new Set(only ?? ids);
  const problems: Problem[] = [...wanted]
    .filter((id) => !ids.includes(id))
    .map((id) => unknownBrand(id, ids));

  const inheritance = new Inheritance(brandsDir);
  const wantedDrafts: Draft[] = [];
  for (const id of ids.filter((it) => wanted.has(it))) {
    const { draft, problems: found } = makeDraft(brandsDir, id, inheritance);
    if (draft) wantedDrafts.push(draft);
    problems.push(...found);
  }
  for (const draft of wantedDrafts) {
    for (const rule of rules) problems.push(...(await rule(draft)));
  }
  // The others take part here even when they are not asked for: a domain can be taken by any of them.
  const others = possibleClashes(
    brandsDir,
    wantedDrafts,
    ids.filter((id) => !wanted.has(id)),
  ).flatMap((id) => makeDraft(brandsDir, id, inheritance).draft ?? []);
  const drafts = [...wantedDrafts, ...others].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const rule of crossRules) {
    problems.push(...rule(drafts).filter(({ brands }) => brands.some((id) => wanted.has(id))));
  }

  const broken = new Set(problems.filter((problem) => hasErrors([problem])).flatMap(({ brands }) => brands));
  const brands: Brand[] = [];
  for (const draft of wantedDrafts.filter(({ id }) => !broken.has(id))) {
    const { value: assets } = await assetsOf(draft);
    brands.push(
      resolve(draft, { assets, content: contentOf(draft).value, messages: messagesOf(draft).value }),
    );
  }
  return { brands, problems: inFileOrder(merged(problems)) };
}
