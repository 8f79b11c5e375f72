import { fromEuropass } from './europass.ts';
import { fromJsonResume } from './json-resume.ts';
import type { PortableCv } from './portable-cv.ts';
import { fromJson, fromXml, type TreeNode, nodeAt } from './tree.ts';

/** Maximum size of a file in bytes: more than any CV, even with the picture that Europass may include. */
export const maxFileBytes = 5_000_000;

function treeOf(text: string): TreeNode | undefined {
  if (text.trimStart().startsWith('<') || text.startsWith('\uFEFF<')) return fromXml(text);
  try {
    return fromJson(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads a CV of any supported format; `undefined` for other files. */
export function readPortable(text: string): PortableCv | undefined {
  const tree = treeOf(text);
  if (!tree) return undefined;
  const europass = fromEuropass(tree);
  if (europass) return europass;
  return nodeAt(tree, 'basics') || nodeAt(tree, 'work') || nodeAt(tree, 'education')
    ? fromJsonResume(tree)
    : undefined;
}
