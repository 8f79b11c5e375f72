import { readPageData } from '#portal/island/page-json.ts';
import { beginPage } from './begin-page.ts';
import { endSession } from './end-session.ts';
import { guardPage } from './guard-page.ts';
import { headStorage } from './head-storage.ts';
import { loadFonts } from './load-fonts.ts';
import { signOutHere } from './sign-out.ts';
import { takeCode } from './watch-code.ts';

// Runs in the head of the page that signs out, right behind the page's data.
const page = readPageData();
const storage = headStorage(page.brand);
const fonts = loadFonts(storage);
window.begin = () => beginPage(page, storage, fonts, takeCode);
guardPage(page, storage, (session) => {
  signOutHere(document.documentElement, storage);
  if (session) endSession(page, session);
});
