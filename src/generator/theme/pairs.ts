import { pairNames, textRatio, type BrandColors, type PairName } from './brand-colors.ts';
import { contrast } from './color.ts';
import { nearestPassing } from './nearest-passing.ts';

/** A colour pair of a brand with too little contrast. */
export interface FailingPair {
  pair: PairName;
  fondo: string;
  texto: string;
  /** Contrast of the pair, rounded down to two decimals so that a failing 4.499 does not read as 4.5. */
  ratio: number;
  /** Required contrast. */
  needed: number;
  /** The nearest passing colours; changing one of the two is enough. */
  alternatives: { fondo: string; texto: string };
}

/**
 * The failing pairs of a brand, in the order of the documented keys. Such pairs are never changed silently.
 */
export function checkPairs(colores: Pick<BrandColors, PairName>): FailingPair[] {
  return pairNames.flatMap((pair) => {
    const colors = colores[pair];
    if (!colors) return [];
    const { fondo, texto } = colors;
    const ratio = contrast(fondo, texto);
    if (ratio >= textRatio) return [];
    const alternatives = {
      fondo: nearestPassing(fondo, [texto], textRatio) ?? fondo,
      texto: nearestPassing(texto, [fondo], textRatio) ?? texto,
    };
    return [{ pair, fondo, texto, ratio: Math.floor(ratio * 100) / 100, needed: textRatio, alternatives }];
  });
}
