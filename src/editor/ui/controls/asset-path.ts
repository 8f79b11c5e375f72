/** Path in the brand of a file with a name of somebody's computer. */
export const assetPath = (name: string): string =>
  `assets/${name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[^\p{L}\p{N}_]+/u, '')}`;
