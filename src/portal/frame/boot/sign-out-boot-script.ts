import { readPageData } from '#portal/island/page-json.ts';
import { beginPage } from './begin-page.ts';
import { endSession } from './end-session.ts';
import { guardPage } from './guard-page.ts';
import { bootStorage } from './boot-storage.ts';
import { loadFonts } from './load-fonts.ts';
import { preloadData } from './preload-data.ts';
import { signOutTab } from './sign-out-tab.ts';
import { loadScripts } from './watch-chunks.ts';

// The boot script of the page that signs out: runs in the head, right behind the page's data.
const page = readPageData();
const storage = bootStorage(page.brand);
const fonts = loadFonts(storage);
window.begin = () => beginPage(page, storage, fonts, loadScripts);
guardPage(page, storage, (session) => {
  signOutTab(document.documentElement, storage);
  if (session) endSession(page, session);
});
preloadData(page);
