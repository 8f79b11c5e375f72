import { alternatePatterns } from '#core/brand/public-brand.ts';
import type { Brand } from '#core/brand/brand.ts';

/** What is never fetched ahead: leaving, the way to the university's sign-in, and what is no page. */
const excluded = ['logout', 'sso'] as const;

/**
 * Rules by which a browser fetches the next page while a link is pointed at. Only HTML is fetched, no script runs, so
 * nothing happens on the server of the university.
 */
export function speculationRules(brand: Brand): string {
  const never = excluded.flatMap((id) => Object.values(alternatePatterns(brand, id)));
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...new Set(never)].map((path) => `${path}*`) } },
            { not: { href_matches: ['/api/*', '/sandbox/*', '/_*'] } },
            { not: { selector_matches: '[download], [target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
