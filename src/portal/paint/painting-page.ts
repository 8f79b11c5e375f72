import type { KnownLists } from '#portal/data/prefetch/painted-rows.ts';
import type { PageFacts } from '#portal/island/page-context.ts';

/** What the stand-ins of hooks answer while rows are painted. */
interface PaintingPage {
  page: PageFacts;
  lists: KnownLists;
}

let painting: PaintingPage | undefined;

/** Sets the page that the stand-ins of hooks speak of. */
export function setPaintingPage(page: PaintingPage): void {
  painting = page;
}

export function paintingPage(): PaintingPage {
  if (!painting) throw new Error('A piece was painted without a page');
  return painting;
}
