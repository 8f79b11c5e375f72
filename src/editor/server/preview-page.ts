import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contentType } from '#generator/hosting/content-types.ts';
import type { Preview } from '#generator/render/preview/preview.ts';

/** Where the script that pages of a preview get is served. */
export const previewScript = '/_preview.js';

/** Attributes of the script in a page. */
export interface PreviewedPage {
  /** Hash of everything but the colours. */
  page: string;
  /** Address of the style sheet with the colours. */
  sheet: string;
}

const policy = /<meta http-equiv="content-security-policy"[^>]*>/;
const barColours = /<meta name="theme-color"[^>]*>/g;
/** The sheet with the colours is the first one, in the page or as a file. */
const colours = /<style>.*?<\/style>/s;
const sheetAddress = /\/_brand\/theme\.\w+\.css/g;

/** Hash of what is left of a page without its colours: pages with the same one differ by their style sheet alone. */
export function pageHash(html: string): string {
  const isInside = html.indexOf('<style>') < html.search(/<link rel="stylesheet"/) >>> 0;
  const rest = html.replace(policy, '').replaceAll(barColours, '').replaceAll(sheetAddress, '');
  return createHash('sha256')
    .update(isInside ? rest.replace(colours, '') : rest)
    .digest('hex')
    .slice(0, 16);
}

/** The page with the script of the preview at its end, and nothing else changed. */
export function withPreviewScript(
  html: string,
  { page, sheet }: PreviewedPage,
  editor: readonly string[],
): string {
  const script = `<script src="${previewScript}" data-page="${page}" data-sheet="${sheet}" data-editor="${editor.join(' ')}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : `${html.slice(0, end)}${script}${html.slice(end)}`;
}

/**
 * The page at an address of a portal.
 * @param path percent-encoded, without query
 * @returns undefined where there is a file of another kind, or no brand is shown
 */
export async function pageAt(
  preview: Pick<Preview, 'file'>,
  path: string,
): Promise<{ html: string; hash: string; exists: boolean } | undefined> {
  const found = await preview.file(path);
  if (!found || !contentType(found.file).startsWith('text/html')) return undefined;
  const html = await readFile(found.path, 'utf8');
  return { html, hash: pageHash(html), exists: found.status === 200 };
}
