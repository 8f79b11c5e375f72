import { storageKey } from '#core/shared/storage.ts';
import { hadCode } from '#portal/data/had-code.ts';
import { readPageData } from '#portal/island/page-json.ts';
import { askAhead } from './ask-ahead.ts';
import { beginPage } from './begin-page.ts';
import { earlyValues, showEarly } from './early-values.ts';
import { guardPage } from './guard-page.ts';
import { headStorage } from './head-storage.ts';
import { loadFonts } from './load-fonts.ts';
import { placeOf } from './place.ts';
import { takeOwnCode, trusting } from './trusted-code.ts';

// Runs in the head of every page that asks for something by itself, right behind the page's data.
const page = readPageData();
const storage = headStorage(page.brand);
const fonts = loadFonts(storage);
window.begin = () => {
  const take = trusting(hadCode(storage.tab, storageKey(page.brand, 'codigo')));
  beginPage(page, storage, fonts, take);
  takeOwnCode(document.documentElement, take);
};
guardPage(page, storage);
const { go, session: person } = placeOf(page, location, storage);
try {
  if (person && go === undefined) {
    askAhead(page, person, storage.tab);
    showEarly(earlyValues(page, person, storage.tab));
  }
} catch {
  // The page asks by itself, and shows what comes.
}
