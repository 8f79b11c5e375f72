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
import { rulesOn } from './rules/index.ts';

/** One brand to read. */
export interface ReadJob {
  /** Absolute path of the folder that holds the brands. */
  brandsDir: string;
  id: string;
  /** As `2026-11-22`. */
  today: string;
  /** Jobs of one number see each base as it was when the first of them read it. */
  round: number;
  /** Only what it could share with other brands by mistake. */
  onlyClaims?: boolean;
  /** Folder that keeps what was found of pictures. */
  knownPictures?: string;
}

export interface ReadBrand {
  problems: Diagnostic[];
  /** Absent when the brand's own file cannot be read at all. */
  claims?: UniqueIdentifiers;
  /** Absent when something is wrong; warnings do not count. */
  brand?: Brand;
}

let known: { round: number; inheritance: Inheritance } | undefined;

/** Takes a brand through the pipeline, as far as it can be judged alone. */
export async function readBrand({
  brandsDir,
  id,
  today,
  round,
  onlyClaims,
  knownPictures,
}: ReadJob): Promise<ReadBrand> {
  if (known?.round !== round) known = { round, inheritance: new Inheritance(brandsDir) };
  const { draft, problems } = makeDraft(brandsDir, id, known.inheritance);
  if (!draft) return { problems };
  if (knownPictures !== undefined) draft.knownPictures = knownPictures;
  const claims = identifiersOf(draft);
  if (onlyClaims) return { problems, claims };
  for (const rule of rulesOn(today)) problems.push(...(await rule(draft)));
  if (hasErrors(problems)) return { problems, claims };
  const { value: assets } = await assetsOf(draft);
  const brand = resolve(draft, {
    assets,
    content: contentOf(draft).value,
    messages: messagesOf(draft).value,
  });
  return { problems, claims, brand };
}
