import type { ThemeFont } from './custom-properties.ts';

/** Weights of running text, and of what stands out in it: menus, buttons, titles. */
const weights = [400, 600] as const;

/**
 * Addresses of the font files that every page shows as it begins. A browser that knows of them from the head has them
 * for its first picture; a font that it meets only then would be another one a moment later, and move the page.
 */
export function firstFonts(fonts: { texto?: ThemeFont; titulos?: ThemeFont }): string[] {
  const files = (font: ThemeFont | undefined, wanted: readonly number[]): string[] => {
    const upright = font?.archivos.filter(({ estilo }) => estilo === 'normal') ?? [];
    return wanted.flatMap((weight) => {
      const [nearest] = [...upright].sort((a, b) => Math.abs(a.peso - weight) - Math.abs(b.peso - weight));
      return nearest ? [nearest.url] : [];
    });
  };
  return [...new Set([...files(fonts.texto, weights), ...files(fonts.titulos, weights.slice(-1))])];
}
