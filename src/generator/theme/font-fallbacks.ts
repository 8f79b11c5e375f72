/** The metrics of a font that decide how much room its text takes, in font units. */
export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean width of a letter of running text. */
  xWidthAvg: number;
}

interface DeviceFont {
  /** Names of fonts of the same widths. */
  local: Record<'normal' | 'bold', readonly string[]>;
  /** Mean width of a letter, in ems. */
  width: Record<'normal' | 'bold', number>;
}

/**
 * Fonts of devices. The first installed one of each `local` list is shown until the brand's font has loaded.
 */
const deviceFonts: Record<'sans-serif' | 'serif', readonly DeviceFont[]> = {
  'sans-serif': [
    {
      local: {
        normal: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
        bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
      },
      width: { normal: 0.4458, bold: 0.48 },
    },
    {
      local: { normal: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'] },
      width: { normal: 0.4448, bold: 0.4521 },
    },
  ],
  serif: [
    {
      local: { normal: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'] },
      width: { normal: 0.4458, bold: 0.5186 },
    },
    {
      local: {
        normal: ['Noto Serif', 'NotoSerif-Regular'],
        bold: ['Noto Serif Bold', 'NotoSerif-Bold', 'Noto Serif'],
      },
      width: { normal: 0.481, bold: 0.512 },
    },
  ],
};

export interface FontFallback {
  familia: string;
  peso: number;
  estilo: 'normal' | 'italic';
  local: readonly string[];
  /** Descriptors of `@font-face`, in percent. */
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
  lineGapOverride: number;
}

const percent = (share: number): number => Math.round(share * 10_000) / 100;

/**
 * Makes `@font-face` rules for fonts of the device, each stretched to the widths and heights of a font: its text takes
 * the same room, so the layout does not shift when the font loads.
 */
export function fallbacksOf(
  familia: string,
  generic: 'sans-serif' | 'serif',
  files: readonly { peso: number; estilo: 'normal' | 'italic'; metrics: FontMetrics }[],
): FontFallback[] {
  return deviceFonts[generic].flatMap(({ local, width }, index) =>
    files.map(({ peso, estilo, metrics: { unitsPerEm, ascent, descent, lineGap, xWidthAvg } }) => {
      const weight = peso >= 600 ? 'bold' : 'normal';
      const size = xWidthAvg / unitsPerEm / width[weight];
      return {
        familia: `${familia} ${index + 1}`,
        peso,
        estilo,
        local: local[weight],
        sizeAdjust: percent(size),
        ascentOverride: percent(ascent / unitsPerEm / size),
        descentOverride: percent(Math.abs(descent) / unitsPerEm / size),
        lineGapOverride: percent(lineGap / unitsPerEm / size),
      };
    }),
  );
}
