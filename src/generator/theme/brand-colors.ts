/** A background and the text on it, as `#rrggbb`. */
export interface ColorPair {
  fondo: string;
  texto: string;
}

/** Regions whose colour pair a brand can set explicitly. */
export const pairNames = ['cabecera', 'pie', 'boton', 'login'] as const;

export type PairName = (typeof pairNames)[number];

/** `colores` of a brand file, every colour checked to be `#rrggbb`. */
export interface BrandColors extends Partial<Record<PairName, ColorPair>> {
  primario: string;
  secundario?: string;
  /** Source colour of links. */
  enlace?: string;
}

/**
 * Minimum contrast of WCAG 2.2 AA for text of any size (1.4.3), and for the visible parts of a control (1.4.11).
 */
export const textRatio = 4.5;
export const controlRatio = 3;
