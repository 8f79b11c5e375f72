import type { Brand } from '#core/brand/brand.ts';
import type { SandboxMoment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { name as sqlName, sql } from '../db/sql.ts';
import { type SeedContent, seedOnce } from '../seed/seed.ts';

/** Tables kept at a reset: SQLite's own, the full-text index and `setting`. */
const keptTables = /^(?:sqlite_|offer_text|setting$)/;

/** Resets the data to its initial amount. Links and sessions of recreated accounts stay valid. */
export function resetData(db: Db, brand: Brand, now: SandboxMoment, content: SeedContent | 'empty'): void {
  db.transaction('write', () => {
    db.script('PRAGMA defer_foreign_keys = ON');
    const tables = db.column<string>(sql`SELECT name FROM sqlite_master WHERE type = 'table'`);
    for (const table of tables.filter((name) => !keptTables.test(name)))
      db.run(sql`DELETE FROM ${sqlName(table)}`);
    for (const key of ['ejemplos', 'diaVisto']) db.delete('setting', { key });
    db.run(sql`DELETE FROM setting WHERE key LIKE 'director.%'`);
  });
  if (content !== 'empty') seedOnce(db, brand, now, content);
}
