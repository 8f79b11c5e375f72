import { readPageData } from '#portal/island/page-json.ts';
import { beginPage } from './begin-page.ts';
import { guardPage } from './guard-page.ts';
import { bootStorage } from './boot-storage.ts';
import { loadFonts } from './load-fonts.ts';
import { acceptChunk } from './watch-chunks.ts';

// Runs in the head of every page that asks for nothing by itself, right behind the page's data.
const page = readPageData();
const storage = bootStorage(page.brand);
const fonts = loadFonts(storage);
window.begin = () => beginPage(page, storage, fonts, acceptChunk);
guardPage(page, storage);
