import { alternatePatterns } from '#core/brand/public-brand.ts';
import type { Brand } from '#core/brand/brand.ts';

/** Routes that are never prefetched: signing out, and the start of single sign-on. */
const excluded = ['logout', 'sso'] as const;

/**
 * Speculation rules by which browsers prefetch the page of a hovered link. Only HTML is fetched and no script runs, so
 * nothing happens on the server of the university.
 */
export function speculationRules(brand: Brand): string {
  const excludedPaths = excluded.flatMap((id) => Object.values(alternatePatterns(brand, id)));
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...new Set(excludedPaths)].map((path) => `${path}*`) } },
            { not: { href_matches: ['/api/*', '/sandbox/*', '/_*'] } },
            { not: { selector_matches: '[download], [target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
