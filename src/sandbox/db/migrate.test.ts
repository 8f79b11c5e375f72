import { describe, expect, it, onTestFinished } from 'vitest';
import { writeSetting } from '../settings.ts';
import { Db } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { notesInLanguages } from './migrations/005-notes-in-languages.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';

function migrated(): Db {
  const db = new Db(':memory:');
  onTestFinished(() => db.close());
  migrate(db);
  return db;
}

describe('bringing a database to the current tables', () => {
  it('makes all of them, and does nothing the next time', () => {
    const db = migrated();
    migrate(db);
    const count = db.value<number>(sql`SELECT count(*) FROM sqlite_schema WHERE type = 'table'`) ?? 0;
    expect(count).toBeGreaterThan(30);
  });

  it('refuses a database of a later version or with other tables, with advice', () => {
    const later = migrated();
    later.script('PRAGMA user_version = 99');
    expect(() => migrate(later)).toThrow(DatabaseError);
    const other = migrated();
    writeSetting(other, 'migrations', 'otra');
    expect(() => migrate(other)).toThrow(/--reset/);
  });

  it('keeps existing notes on placements, in all languages', () => {
    const db = new Db(':memory:');
    onTestFinished(() => db.close());
    db.script(`CREATE TABLE placement_note (id INTEGER PRIMARY KEY, titulo TEXT, texto TEXT NOT NULL);
      INSERT INTO placement_note (titulo, texto) VALUES ('Curricular', 'Hasta 900 horas'), (NULL, 'Sin título');`);
    db.script(notesInLanguages);
    expect(db.all(sql`SELECT titulo, texto FROM placement_note ORDER BY id`)).toEqual([
      { titulo: { es: 'Curricular' }, texto: { es: 'Hasta 900 horas' } },
      { texto: { es: 'Sin título' } },
    ]);
  });

  it('refers only to tables that exist', () => {
    const db = migrated();
    expect(db.all(sql`PRAGMA foreign_key_check`)).toEqual([]);
    const tables = db.column<string>(sql`SELECT name FROM sqlite_schema WHERE type = 'table'`);
    const referred = db.column<string>(sql`
      SELECT DISTINCT f."table" FROM sqlite_schema s, pragma_foreign_key_list(s.name) f WHERE s.type = 'table'`);
    expect(referred.filter((table) => !tables.includes(table))).toEqual([]);
  });
});
