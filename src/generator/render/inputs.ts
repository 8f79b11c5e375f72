import { createHash } from 'node:crypto';
import type { Brand } from '#core/brand/brand.ts';
import type { Renderer } from './compile/renderer.ts';

/**
 * Hash of all inputs of a bundle, independent of the location of files.
 * @param isCompressed whether compressed copies are added next to the files
 */
export function inputsHash(renderer: Renderer, brand: Brand, isCompressed = false): string {
  const assets = Object.entries(brand.assets).map(([name, { sha256 }]) => [name, sha256]);
  return createHash('sha256')
    .update(renderer.hash)
    .update(JSON.stringify({ ...brand, assets }))
    .update(isCompressed ? 'compressed' : '')
    .digest('hex');
}
