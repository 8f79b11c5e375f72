import type { Brand } from '#core/brand/brand.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { assetsOf } from './assets.ts';
import { contentOf } from './content.ts';
import { Inheritance } from './inherit/inherit.ts';
import { makeDraft } from './make-draft.ts';
import { messagesOf } from './messages.ts';
import { resolve } from './resolve/resolve.ts';
import type { UniqueIdentifiers } from './rules/unique-identifiers.ts';
import { identifiersOf } from './rules/clashes.ts';
import { brandRules } from './rules/index.ts';

/** A brand to read. */
export interface ReadJob {
  /** Absolute path of the folder that holds the brands. */
  brandsDir: string;
  id: string;
  /** In the form `2026-11-22`. */
  today: string;
  /** Jobs of the same round share each base as it was first read. */
  round: number;
  /** Returns only the unique identifiers. */
  onlyIdentifiers?: boolean;
  /** Folder that caches checks of pictures. */
  knownPictures?: string;
}

export interface ReadBrand {
  problems: Diagnostic[];
  /** Absent if the brand's own file cannot be read at all. */
  identifiers?: UniqueIdentifiers;
  /** Absent in case of errors; warnings do not count. */
  brand?: Brand;
}

let cached: { round: number; inheritance: Inheritance } | undefined;

/** Takes one brand through the pipeline, without comparing it with others. */
export async function readBrand({
  brandsDir,
  id,
  today,
  round,
  onlyIdentifiers,
  knownPictures,
}: ReadJob): Promise<ReadBrand> {
  if (cached?.round !== round) cached = { round, inheritance: new Inheritance(brandsDir) };
  const { draft, problems } = makeDraft(brandsDir, id, cached.inheritance);
  if (!draft) return { problems };
  if (knownPictures !== undefined) draft.knownPictures = knownPictures;
  const identifiers = identifiersOf(draft);
  if (onlyIdentifiers) return { problems, identifiers };
  for (const rule of brandRules(today)) problems.push(...(await rule(draft)));
  if (hasErrors(problems)) return { problems, identifiers };
  const { value: assets } = await assetsOf(draft);
  const brand = resolve(draft, {
    assets,
    content: contentOf(draft).value,
    messages: messagesOf(draft).value,
  });
  return { problems, identifiers, brand };
}
