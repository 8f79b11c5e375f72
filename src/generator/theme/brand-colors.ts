/** A background and the text on it, as `#rrggbb`. */
export interface ColorPair {
  fondo: string;
  texto: string;
}

/** The places whose colours a brand can set to the letter. */
export const pairNames = ['cabecera', 'pie', 'boton', 'login'] as const;

export type PairName = (typeof pairNames)[number];

/** `colores` of a brand file, every colour checked to be `#rrggbb`. */
export interface BrandColors extends Partial<Record<PairName, ColorPair>> {
  primario: string;
  secundario?: string;
  /** What links are made of. */
  enlace?: string;
}

/** What WCAG 2.2 AA asks for: text of any size, and the parts of a control that make it known. */
export const textRatio = 4.5;
export const controlRatio = 3;
