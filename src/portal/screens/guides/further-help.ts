import type { PublicBrand } from '#core/brand/public-brand.ts';

/** Links to the brand's pages of further help, shown below the guides. */
export function furtherHelp({
  paths,
  titles,
}: Pick<PublicBrand, 'paths' | 'titles'>): { href: string; title: string }[] {
  return (['career-orientation', 'help'] as const).flatMap((route) => {
    const href = paths[route];
    return href === undefined ? [] : [{ href, title: titles[route] ?? '' }];
  });
}
