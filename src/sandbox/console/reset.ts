import type { Brand } from '#core/brand/brand.ts';
import type { Moment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { name, sql } from '../db/sql.ts';
import { type SeedContent, seedOnce } from '../seed/seed.ts';

/** Tables that outlive the data: those of SQLite, of the search, and what the sandbox keeps for itself. */
const kept = /^(?:sqlite_|offer_text|setting$)/;

/**
 * Makes the data anew, as much as there was at the start. Links and sessions of people who are there again go on working.
 */
export function resetData(db: Db, brand: Brand, now: Moment, content: SeedContent | 'empty'): void {
  db.transaction('write', () => {
    db.script('PRAGMA defer_foreign_keys = ON');
    const tables = db.column<string>(sql`SELECT name FROM sqlite_master WHERE type = 'table'`);
    for (const table of tables.filter((it) => !kept.test(it))) db.run(sql`DELETE FROM ${name(table)}`);
    for (const key of ['ejemplos', 'diaVisto']) db.delete('setting', { key });
    db.run(sql`DELETE FROM setting WHERE key LIKE 'director.%'`);
  });
  if (content !== 'empty') seedOnce(db, brand, now, content);
}
