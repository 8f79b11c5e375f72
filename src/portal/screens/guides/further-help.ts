import type { PublicBrand } from '#core/brand/public-brand.ts';

/** Pages of the brand for someone who has not found it among the guides. */
export function furtherHelp({
  paths,
  titles,
}: Pick<PublicBrand, 'paths' | 'titles'>): { href: string; title: string }[] {
  return (['career-orientation', 'help'] as const).flatMap((route) => {
    const href = paths[route];
    return href === undefined ? [] : [{ href, title: titles[route] ?? '' }];
  });
}
