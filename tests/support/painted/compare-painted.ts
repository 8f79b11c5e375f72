import { expect } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import type { Call } from '#core/contract/call.ts';
import { calls } from '#core/contract/calls/index.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { KnownLists } from '#portal/data/prefetch/painted-rows.ts';
import { baseAddress } from '#portal/data/server/client/base-address.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import type { PaintedBlock } from '#portal/paint/paint-blocks.ts';
import { languageContext } from '#portal/render/language-context.ts';
import { type PaintedFacts, paintFacts } from '#portal/render/paint-facts.ts';
import { islandPage } from '#portal/render/page-data.ts';
import type { PageRequest } from '#portal/render/page-request.ts';
import { paintedDocument, paintedRoot, treesOfMarkup } from './trees.ts';
import { twoBuilds } from './two-builds.ts';

/** What the module of a page's painted blocks exports. */
interface BlocksModule {
  paintedBlocks: (session: PortalSession, page: PageFacts) => readonly PaintedBlock[];
}

/** The page of a brand as React has it, and as the painting script has it. */
interface TwoPages {
  full: PageFacts;
  light: PageFacts;
}

/** An answer from which a block paints rows. */
export interface Rows {
  block: string;
  rows: readonly unknown[];
}

interface Comparison {
  pagesOf: (brand: Brand, language: Language, route: RouteId) => TwoPages;
  /** Renders the rows of a block both ways, and compares them with all attributes. */
  expectEqual: (pages: TwoPages, lists: KnownLists, rows: Rows) => void;
}

interface PaintedPage {
  /** The module of its blocks, below `src`. */
  module: string;
  facts: PaintedFacts;
  session: PortalSession;
}

/** Runs something with what pieces find in a browser. */
function inBrowser<T>(globals: object, run: () => T): T {
  Object.assign(globalThis, globals);
  try {
    return run();
  } finally {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  }
}

/** Compiles the blocks of a page both ways, for comparing what they render. */
export async function comparePainted({ module, facts, session }: PaintedPage): Promise<Comparison> {
  const { react, painted } = await twoBuilds<BlocksModule>(module);
  const location = { host: 'portal.example', href: 'https://portal.example/', pathname: '/', search: '' };
  return {
    pagesOf: (brand, language, route) => {
      const portal = languageContext(brand, language);
      const served = {} as PageRequest['served'];
      const request: PageRequest = { brand, portal, language, route, served };
      const full = islandPage(request);
      const { paint } = JSON.parse(JSON.stringify(paintFacts(request, facts))) as {
        paint: NonNullable<ReturnType<typeof paintFacts>['paint']>;
      };
      const format = painted.createPaintingFormatter(language, paint.texts);
      return { full, light: { ...full, brand: paint as never, format } };
    },
    expectEqual: ({ full, light }, lists, { block, rows }) => {
      const of = (blocks: readonly PaintedBlock[]): PaintedBlock => {
        const found = blocks.find(({ name }) => name === block);
        if (!found) throw new Error(`No block is called ${block}`);
        // The compiled contract does not say how long answers are fresh.
        const freshFor = (name: string): number | undefined =>
          (calls as Record<string, Call>)[name]?.freshFor;
        const lost = found.requests.filter((it) => freshFor(it.call.name) === undefined && !it.isUncached);
        expect(
          lost.map(({ call }) => call.name),
          'answers that the query cache does not store',
        ).toEqual([]);
        return found;
      };
      const markup = inBrowser({ location, window: { painted: { blocks: {}, lists } } }, () =>
        react.renderToStaticMarkup(
          react.createElement(
            react.PageContext,
            { value: full },
            of(react.paintedBlocks(session, full)).render(rows as never) as never,
          ),
        ),
      );
      const { root, trees } = paintedRoot();
      const base = baseAddress(location.host, full.brand.settings);
      inBrowser({ location, document: paintedDocument, window: { visitor: { session, base } } }, () => {
        painted.setPaintingPage({ page: light, lists });
        const piece = of(painted.paintedBlocks(session, light)).render(rows as never);
        painted.appendPainted(root as never, piece);
      });
      const [nodes, rendered] = [trees(), treesOfMarkup(markup)];
      // Texts are compared first: thousands of deep comparisons take long.
      if (JSON.stringify(nodes) !== JSON.stringify(rendered))
        expect(nodes, `${block} ${JSON.stringify(rows)}`).toEqual(rendered);
    },
  };
}
