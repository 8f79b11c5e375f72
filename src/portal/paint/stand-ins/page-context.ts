// Takes the place of `#portal/island/page-context.ts` in painted pieces.
import type { PageFacts } from '#portal/island/page-context.ts';
import { paintingPage } from '../painting-page.ts';

/** The page that is painted, with the facts that its page data have for pieces. */
export const usePage = (): PageFacts => paintingPage().page;
