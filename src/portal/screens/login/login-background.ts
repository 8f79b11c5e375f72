import type { BrandSettings } from '#core/brand/brand.ts';

interface ServedBackgrounds {
  background?: string;
  loginBackgrounds: Readonly<Record<string, string>>;
}

/**
 * What fills a sign-in page around its card: the own colour of a specific login (drawn, because pages have no
 * inline styles), a picture, or nothing but the colour that the brand's style sheet gives.
 */
export function loginBackground(
  { loginsEspecificos }: Pick<BrandSettings, 'loginsEspecificos'>,
  { background, loginBackgrounds }: ServedBackgrounds,
  variant?: string,
): { colour: string } | { picture: string } | Record<never, never> {
  if (variant !== undefined) {
    const own = loginsEspecificos[variant]?.background;
    if (own?.startsWith('#')) return { colour: own };
    const picture = loginBackgrounds[variant];
    if (picture) return { picture };
  }
  return background ? { picture: background } : {};
}
