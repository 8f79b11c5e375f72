import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Side } from '#core/routing/side.ts';
import type { Renderer } from '../compile/renderer.ts';

/**
 * Chunks that a page imports dynamically without being touched, by route and visitor. Their static imports are not
 * among them.
 */
export type PageCode = Readonly<Record<string, Readonly<Partial<Record<Side | 'none', readonly string[]>>>>>;

/** File in the folder of a compiled renderer. */
export const pageCodeFile = 'page-code.json';

/** File beside it: the chunk of each module. */
export const chunkFilesFile = 'chunk-files.json';

/** Reads which chunks each page imports dynamically. */
export const readPageCode = ({ folder }: Renderer): PageCode =>
  JSON.parse(readFileSync(join(folder, pageCodeFile), 'utf8')) as PageCode;
