import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { localDay } from '#core/i18n/dates.ts';
import type { Audit } from '#generator/brands/content/statement/audit.ts';

const file = join(import.meta.dirname, '../../../src/generator/brands/content/statement/audit.json');

/** Scope of an audit without findings: addresses, and the number of views. */
export interface Audited {
  pages: readonly string[];
  views: number;
}

/** Folder for the record of each brand's test file; set by `npm run audit`. */
const parts = process.env['AUDIT_PARTS'];

/** Writes the audited pages of a brand for {@link keepAudit}. */
export function noteAudited(brand: string, audited: readonly Audited[]): void {
  if (parts) writeFileSync(join(parts, `${brand}.json`), JSON.stringify(audited));
}

/**
 * Writes the facts about an audit of all brands without findings, for the accessibility statements.
 * @param folder with the record of each brand's test file
 */
export function keepAudit(folder: string): void {
  const portals = readdirSync(folder);
  const audited = portals.flatMap(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Audited[],
  );
  const audit: Audit = {
    day: localDay(),
    tool: `axe-core ${axe.version.split('.').slice(0, 2).join('.')}`,
    portals: portals.length,
    pages: new Set(audited.flatMap(({ pages }) => pages)).size,
    views: audited.reduce((sum, { views }) => sum + views, 0),
  };
  writeFileSync(file, `${JSON.stringify(audit, undefined, 2)}\n`);
}
