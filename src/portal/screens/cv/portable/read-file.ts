import { fromEuropass } from './europass.ts';
import { fromJsonResume } from './json-resume.ts';
import type { PortableCv } from './portable-cv.ts';
import { fromJson, fromXml, type Node, one } from './tree.ts';

/** More than any CV without its pictures has; Europass may bring one along. */
export const largestFile = 5_000_000;

function treeOf(text: string): Node | undefined {
  if (text.trimStart().startsWith('<') || text.startsWith('\uFEFF<')) return fromXml(text);
  try {
    return fromJson(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What a file says, of whichever of the formats it is; nothing where it is none of them. */
export function readPortable(text: string): PortableCv | undefined {
  const tree = treeOf(text);
  if (!tree) return undefined;
  const europass = fromEuropass(tree);
  if (europass) return europass;
  return one(tree, 'basics') || one(tree, 'work') || one(tree, 'education')
    ? fromJsonResume(tree)
    : undefined;
}
