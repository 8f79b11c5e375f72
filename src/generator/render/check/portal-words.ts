import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#core/i18n/languages.ts';
import { formats } from '#generator/brands/files/kinds.ts';
import { wordsOf } from './words.ts';
import type { Renderer } from '../compile/renderer.ts';

/** Names of months and weekdays, as pages of any brand write dates. */
const wordsOfDates: readonly string[] = Object.values(locales).flatMap((locale) => {
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const days = Array.from({ length: 12 * 31 }, (_, day) => format(Date.UTC(2026, 0, day + 1)));
  return days.flatMap((day) => [...wordsOf(day)]);
});

/** All words of the portal's own code and texts, which belong to no brand. */
export function portalWords(renderer: Renderer): Set<string> {
  // File extensions appear in addresses of all brands.
  const words = new Set([...Object.keys(formats), ...wordsOfDates]);
  for (const entry of readdirSync(renderer.folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:m?js|css)$/.test(entry.name)) continue;
    for (const word of wordsOf(readFileSync(join(entry.parentPath, entry.name), 'utf8'))) words.add(word);
  }
  return words;
}
