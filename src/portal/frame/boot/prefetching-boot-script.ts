import { storageKey } from '#core/shared/storage.ts';
import { loadedChunks } from '#portal/data/prefetch/loaded-chunks.ts';
import { readPageData } from '#portal/island/page-json.ts';
import { sendPrefetches } from './send-prefetches.ts';
import { beginPage } from './begin-page.ts';
import { prefilledValues, showPrefilledText } from './prefilled-text.ts';
import { guardPage } from './guard-page.ts';
import { bootStorage } from './boot-storage.ts';
import { loadFonts } from './load-fonts.ts';
import { decideRoute } from './decide-route.ts';
import { preloadAudienceChunks, withLoadedChunks } from './trusted-chunks.ts';

// Runs in the head of every page that asks for something by itself, right behind the page's data.
const page = readPageData();
const storage = bootStorage(page.brand);
const fonts = loadFonts(storage);
window.begin = () => {
  const take = withLoadedChunks(loadedChunks(storage.tab, storageKey(page.brand, 'codigo')));
  beginPage(page, storage, fonts, take);
  preloadAudienceChunks(document.documentElement, take);
};
guardPage(page, storage);
const { go, session: person } = decideRoute(page, location, storage);
try {
  if (person && go === undefined) {
    sendPrefetches(page, person, storage.tab);
    showPrefilledText(prefilledValues(page, person, storage.tab));
  }
} catch {
  // The page asks by itself, and shows what comes.
}
