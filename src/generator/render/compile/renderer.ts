import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesFile, type ShippedPackages } from '../attestation/sbom.ts';
import type * as entry from '../astro/server-entry.ts';

/** The compiled portal: rendering code for Node, and files for browsers. */
export interface Renderer {
  /** Absolute path of its folder. */
  folder: string;
  /** Hash of all sources that it was compiled from. */
  hash: string;
}

/** Exports of the compiled server entry. */
export type RendererEntry = typeof entry;

/**
 * Loads the compiled code. `NODE_ENV` must be `production` in this thread, or React's slow development build is used.
 */
export async function loadRenderer(renderer: Renderer): Promise<RendererEntry> {
  return (await import(`${renderer.folder}/server/entry.mjs`)) as RendererEntry;
}

/** Reads the list of packages in each browser file. */
export function readShippedPackages({ folder }: Renderer): ShippedPackages {
  return JSON.parse(readFileSync(join(folder, packagesFile), 'utf8')) as ShippedPackages;
}
