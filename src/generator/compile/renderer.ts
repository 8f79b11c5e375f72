import type * as entry from '../astro/server-entry.ts';

/** The compiled portal: rendering code for Node, and the files that browsers load. */
export interface Renderer {
  /** Absolute path of its folder. */
  folder: string;
  /** Hash of everything it was compiled from. */
  hash: string;
}

/** What the compiled server entry exports. */
export type RendererEntry = typeof entry;

/** Loads the compiled code. `NODE_ENV` must be `production` in this thread, or React's slow build is used. */
export async function loadRenderer(renderer: Renderer): Promise<RendererEntry> {
  return (await import(`${renderer.folder}/server/entry.mjs`)) as RendererEntry;
}
