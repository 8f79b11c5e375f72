import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesFile, type ShippedPackages } from '../attestation/sbom.ts';
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

/** Which packages each file for browsers has something of. */
export function readShippedPackages({ folder }: Renderer): ShippedPackages {
  return JSON.parse(readFileSync(join(folder, packagesFile), 'utf8')) as ShippedPackages;
}
