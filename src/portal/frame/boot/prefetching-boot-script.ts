import { storageKey } from '#core/shared/storage.ts';
import { loadedChunks } from '#portal/data/prefetch/loaded-chunks.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { readPageData } from '#portal/island/page-json.ts';
import { sendPrefetches } from './send-prefetches.ts';
import { beginPage } from './begin-page.ts';
import { prefilledValues, showPrefilledText } from './prefilled-text.ts';
import { guardPage } from './guard-page.ts';
import { bootStorage } from './boot-storage.ts';
import { loadFonts } from './load-fonts.ts';
import { preloadData } from './preload-data.ts';
import { decideRoute } from './decide-route.ts';
import { preloadLoadedChunks } from './preload-loaded-chunks.ts';
import { afterPaint, firstPaint, preloadAudienceChunks } from './watch-chunks.ts';

// The boot script of pages with prefetches: runs in the head, right behind the page's data.
const servicesOf = ({ conPracticas, conEmpleo }: PortalSession): string =>
  [...(conPracticas ? ['practicas'] : []), ...(conEmpleo ? ['empleo'] : [])].join(' ');
const page = readPageData();
const storage = bootStorage(page.brand);
const fonts = loadFonts(storage);
window.begin = () => {
  const loadScripts = preloadLoadedChunks(loadedChunks(storage.tab, storageKey(page.brand, 'codigo')));
  beginPage(page, storage, fonts, afterPaint(loadScripts));
  void firstPaint().then(() => preloadAudienceChunks(document.documentElement, loadScripts));
};
guardPage(page, storage);
const { go, session } = decideRoute(page, location, storage);
// Hides prerendered parts of services that the person does not have.
if (session) document.documentElement.dataset['services'] = servicesOf(session);
try {
  if (session && go === undefined) {
    sendPrefetches(page, session, storage.tab);
    showPrefilledText(prefilledValues(page, session, storage.tab));
  }
} catch {
  // The page works without: its code sends the requests itself.
}
// What the first view waits for has the line to itself.
void firstPaint().then(() => preloadData(page));
