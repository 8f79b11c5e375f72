import type { Db } from './db/database.ts';
import { sql } from './db/sql.ts';

/** A value that the sandbox keeps for itself. */
export function readSetting<T>(db: Db, key: string): T | undefined {
  return db.value<T>(sql`SELECT value FROM setting WHERE key = ${key}`);
}

export function writeSetting(db: Db, key: string, value: unknown): void {
  const text = JSON.stringify(value);
  db.run(sql`INSERT INTO setting (key, value) VALUES (${key}, ${text})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
}
