import { readPageData } from '#portal/island/page-json.ts';
import { beginPage } from './begin-page.ts';
import { endSession } from './end-session.ts';
import { guardPage } from './guard-page.ts';
import { bootStorage } from './boot-storage.ts';
import { loadFonts } from './load-fonts.ts';
import { signOutTab } from './sign-out.ts';
import { acceptChunk } from './watch-chunks.ts';

// Runs in the head of the page that signs out, right behind the page's data.
const page = readPageData();
const storage = bootStorage(page.brand);
const fonts = loadFonts(storage);
window.begin = () => beginPage(page, storage, fonts, acceptChunk);
guardPage(page, storage, (session) => {
  signOutTab(document.documentElement, storage);
  if (session) endSession(page, session);
});
