import type { BrandSettings } from '#core/brand/brand.ts';

interface ServedBackgrounds {
  background?: string;
  loginBackgrounds: Readonly<Record<string, string>>;
}

/**
 * Background of a sign-in page: a specific login's own colour (drawn, because pages have no inline styles), a
 * picture, or nothing, which leaves the colour of the brand's style sheet.
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
