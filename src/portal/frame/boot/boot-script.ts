import { readPageData } from '#portal/island/page-json.ts';
import { beginPage } from './begin-page.ts';
import { guardPage } from './guard-page.ts';
import { bootStorage } from './boot-storage.ts';
import { loadFonts } from './load-fonts.ts';
import { preloadData } from './preload-data.ts';
import { afterPaint, firstPaint, loadScripts } from './watch-chunks.ts';

// The boot script of pages without prefetches: runs in the head, right behind the page's data.
const page = readPageData();
const storage = bootStorage(page.brand);
const fonts = loadFonts(storage);
window.begin = () => beginPage(page, storage, fonts, afterPaint(loadScripts));
guardPage(page, storage);
void firstPaint().then(() => preloadData(page));
