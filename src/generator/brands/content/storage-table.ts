import type { Language } from '#core/i18n/languages.ts';
import { storagePrefix } from '#core/shared/storage.ts';
import { storedNames } from '#core/shared/stored-names.ts';
import { markdownTable } from '#core/shared/markdown-table.ts';
import type { BrandDraft } from '../draft.ts';
import { columns, ends, places, purposes } from './storage-words.ts';
import { thirdPartyCookies } from './third-party-cookies.ts';

type Row = (typeof storedNames)[keyof typeof storedNames] & { name: string };

/**
 * What the portal of a brand stores in a browser: a Markdown table in a language, with one row per purpose.
 */
export function storageTable({ id, settings }: BrandDraft, language: Language): string {
  const { name, place, purpose, ends: until } = columns[language];
  const stored = Object.entries(storedNames)
    .map(([key, facts]): Row => ({ ...facts, name: storagePrefix(id) + key.replace(/\.$/, '…') }))
    .filter((row) => !('module' in row) || settings.modulos[row.module]);
  const rows = [...Map.groupBy(stored, (row) => [row.purpose, row.place, row.ends].join()).values()].flatMap(
    ([first, ...more]) => {
      if (!first) return [];
      const names = [first, ...more].map((row) => `\`${row.name}\``).join(' ');
      return [
        [names, places[language][first.place], purposes[language][first.purpose], ends[language][first.ends]],
      ];
    },
  );
  return `${markdownTable([name, place, purpose, until], rows)}\n`;
}

/** Third-party cookies as a Markdown table; undefined if the brand has none. */
export function thirdPartyTable({ settings }: BrandDraft, language: Language): string | undefined {
  const { name, owner, purpose, ends: until } = columns[language];
  const rows = thirdPartyCookies(settings).map((cookie) => [
    `\`${cookie.name}\``,
    cookie.owner,
    cookie.purpose[language],
    cookie.ends[language],
  ]);
  return rows.length > 0 ? `${markdownTable([name, owner, purpose, until], rows)}\n` : undefined;
}
