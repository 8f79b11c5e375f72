import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Db } from './database.ts';
import { commas, likePattern, every, list, name, sql } from './sql.ts';

function emptyDb(): Db {
  const db = new Db(':memory:');
  onTestFinished(() => db.close());
  db.script('CREATE TABLE thing (id INTEGER PRIMARY KEY, titulo TEXT, activo BOOLEAN, datos JSON, n REAL)');
  return db;
}

describe('reading and writing', () => {
  it('gives back what was written, booleans, objects and lists too, and leaves out what is NULL', () => {
    const db = emptyDb();
    const id = db.insert('thing', { titulo: 'a', activo: false, datos: { b: [1, null, 'c'] }, n: 1.5 });
    db.insert('thing', { titulo: undefined, activo: null, datos: [] });
    expect(db.all(sql`SELECT * FROM thing ORDER BY id`)).toEqual([
      { id, titulo: 'a', activo: false, datos: { b: [1, null, 'c'] }, n: 1.5 },
      { id: id + 1, datos: [] },
    ]);
  });

  it('stores any text and any JSON unchanged', () => {
    const db = emptyDb();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.object(), (titulo, datos) => {
        const id = db.insert('thing', { titulo, datos });
        const row = db.get<{ titulo: string; datos: unknown }>(
          sql`SELECT titulo, datos FROM thing WHERE id = ${id}`,
        );
        expect(row).toEqual({ titulo, datos: JSON.parse(JSON.stringify(datos)) as unknown });
      }),
    );
  });

  it('reads computed columns as their names say', () => {
    const db = emptyDb();
    const row = db.get(sql`SELECT 1 = 1 AS "si:boolean", json('[1]') AS "lista:json", 2 AS n`);
    expect(row).toEqual({ si: true, lista: [1], n: 2 });
    expect(db.value(sql`SELECT count(*) FROM thing`)).toBe(0);
    expect(db.column(sql`SELECT 1 UNION SELECT 2`)).toEqual([1, 2]);
    expect(db.get(sql`SELECT * FROM thing`)).toBeUndefined();
  });

  it('changes and removes only rows that have the values, NULL included', () => {
    const db = emptyDb();
    const first = db.insert('thing', { titulo: 'a' });
    const second = db.insert('thing', { n: 1 });
    expect(db.update('thing', { titulo: null }, { activo: true })).toBe(1);
    expect(db.update('thing', { id: first }, {})).toBe(0);
    expect(db.delete('thing', { id: second, activo: true })).toBe(1);
    expect(db.column(sql`SELECT id FROM thing`)).toEqual([first]);
  });
});

describe('statements', () => {
  it('bind every value, whatever is in it', () => {
    const db = emptyDb();
    db.insert('thing', { titulo: 'a' });
    const hostile = `a'; DROP TABLE thing; --`;
    expect(db.all(sql`SELECT * FROM thing WHERE titulo = ${hostile}`)).toEqual([]);
    expect(db.value(sql`SELECT count(*) FROM thing`)).toBe(1);
  });

  it('do not take an object of a request for a part of themselves', () => {
    const made = sql`SELECT ${{ text: '1 OR 1', values: [] }}`;
    expect(made).toMatchObject({ text: 'SELECT ?', values: [{ text: '1 OR 1', values: [] }] });
  });

  it('are made of parts', () => {
    const db = emptyDb();
    for (const titulo of ['uno', 'dos', 'tres']) db.insert('thing', { titulo });
    const where = every([sql`id IN ${list([1, 2])}`, sql`titulo LIKE ${likePattern('O')} ESCAPE '\\'`]);
    const columns = commas([name('id'), name('titulo')]);
    expect(db.all(sql`SELECT ${columns} FROM thing WHERE ${where}`)).toEqual([
      { id: 1, titulo: 'uno' },
      { id: 2, titulo: 'dos' },
    ]);
    expect(db.all(sql`SELECT id FROM thing WHERE ${every([])} AND id IN ${list([])}`)).toEqual([]);
    expect(() => name('thing; --')).toThrow(TypeError);
  });

  it('match the typed text literally, wildcards too', () => {
    const db = emptyDb();
    for (const titulo of ['100 %', '100 x', 'a_b', 'a\\b']) db.insert('thing', { titulo });
    const found = (typed: string): string[] =>
      db.column(sql`SELECT titulo FROM thing WHERE titulo LIKE ${likePattern(typed)} ESCAPE '\\'`);
    expect(found('0 %')).toEqual(['100 %']);
    expect(found('_')).toEqual(['a_b']);
    expect(found('\\')).toEqual(['a\\b']);
  });
});

describe('transactions', () => {
  it('undo everything when something fails', () => {
    const db = emptyDb();
    const work = (): void => {
      db.insert('thing', { titulo: 'a' });
      throw new Error('no');
    };
    expect(() => db.transaction('write', work)).toThrow('no');
    expect(db.value(sql`SELECT count(*) FROM thing`)).toBe(0);
    db.transaction('write', () => db.insert('thing', { titulo: 'b' }));
    expect(db.column(sql`SELECT titulo FROM thing`)).toEqual(['b']);
  });
});

describe('a serialized database', () => {
  it('begins another one, and neither changes with the other', () => {
    const first = emptyDb();
    first.insert('thing', { titulo: 'a', datos: [1] });
    const second = new Db(first.serialize());
    onTestFinished(() => second.close());
    first.insert('thing', { titulo: 'b' });
    second.update('thing', { titulo: 'a' }, { activo: true });
    expect(first.all(sql`SELECT titulo, activo, datos FROM thing`)).toEqual([
      { titulo: 'a', datos: [1] },
      { titulo: 'b' },
    ]);
    expect(second.all(sql`SELECT titulo, activo, datos FROM thing`)).toEqual([
      { titulo: 'a', activo: true, datos: [1] },
    ]);
  });
});
