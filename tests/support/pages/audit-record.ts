import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { localDay } from '#core/i18n/dates.ts';
import type { Audit } from '#generator/brands/content/statement/audit.ts';

const file = join(import.meta.dirname, '../../../src/generator/brands/content/statement/audit.json');

/** At what an audit without a barrier looked: how many addresses, and each of them how often. */
export interface Audited {
  pages: readonly string[];
  views: number;
}

/** Where the test file of each brand leaves what it looked at; set by `npm run audit`. */
const parts = process.env['AUDIT_PARTS'];

/** Leaves what was looked at of a brand for {@link keepAudit}. */
export function noteAudited(brand: string, audited: readonly Audited[]): void {
  if (parts) writeFileSync(join(parts, `${brand}.json`), JSON.stringify(audited));
}

/**
 * Keeps what the accessibility statements say of an audit of all brands in which nothing was found.
 * @param folder with what the test file of each brand has noted
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
