import type { Side } from '#core/routing/side.ts';
import { type Audience, routeById, type RouteId } from '#core/routing/table.ts';
import type { Piece } from '../html/html-reader.ts';
import { type PageAssets, value, withImports } from './page-assets.ts';

/** Sides that use the pages of an audience signed in. */
const signedInSides: Readonly<Record<Audience, readonly Side[]>> = {
  public: [],
  any: ['student', 'company'],
  student: ['student'],
  company: ['company'],
};

/**
 * Lists the chunks that only one side of the portal loads, and those that a page imports dynamically without being
 * touched, per side: the boot script fetches them at once instead of after the code that imports them.
 */
export function chunkPreloads(pieces: readonly Piece[], assets: PageAssets, route: RouteId): string {
  const metas = signedInSides[routeById(route).audience].map((side) => {
    const islands = pieces.flatMap(({ start }) =>
      start?.name === 'astro-island' &&
      value(start, 'client') === 'side' &&
      sideOption(value(start, 'opts')) === side
        ? [value(start, 'component-url')]
        : [],
    );
    const files = withImports([...islands, ...assets.importedAtOnce(route, side)], assets);
    return `<meta name="code-${side}" content="${files.join(' ')}">`;
  });
  return metas.join('');
}

const sideOption = (options: string): unknown => (JSON.parse(options || '{}') as { value?: unknown }).value;
