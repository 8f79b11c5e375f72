import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { type Bindable, commas, every, name, type Sql, sql } from './sql.ts';

type Values = Readonly<Record<string, Bindable>>;
type Decode = (value: SQLOutputValue) => unknown;

interface Prepared {
  statement: StatementSync;
  /** Name and reading of each column of the result. */
  columns: readonly { key: string; decode: Decode }[];
}

const decoders: Readonly<Record<string, Decode>> = {
  BOOLEAN: (value) => value !== 0,
  JSON: (value) => JSON.parse(String(value)) as unknown,
};

const asItIs: Decode = (value) => value;

function encode(value: Bindable): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'object') return value;
  return value instanceof Uint8Array ? value : JSON.stringify(value);
}

/** Texts of insertions, by table and columns: example data has thousands of rows of the same few. */
const insertions = new Map<string, string>();

function insertion(table: string, keys: readonly string[]): string {
  const id = [table, ...keys].join();
  const known = insertions.get(id);
  if (known !== undefined) return known;
  const { text } = sql`INSERT INTO ${name(table)} (${commas(keys.map(name))})
    VALUES (${commas(keys.map(() => sql`${null}`))})`;
  insertions.set(id, text);
  return text;
}

/**
 * A database with typed access. A column declared BOOLEAN or JSON is read as such, and so is a computed one that is
 * called `"key:boolean"` or `"key:json"`; a NULL is a key that is absent, so that a row can be part of an answer.
 */
export class Db {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  /** @param data path of a file, `:memory:`, or what `serialize` gave, of which a copy is then kept in memory */
  constructor(data: string | Uint8Array) {
    this.#database = new DatabaseSync(typeof data === 'string' ? data : ':memory:', { timeout: 5000 });
    if (typeof data !== 'string') this.#database.deserialize(data);
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known) return known;
    const statement = this.#database.prepare(text);
    const columns = statement.columns().map((column) => {
      const [key = '', kind] = column.name.split(':');
      return { key, decode: decoders[(kind ?? column.type ?? '').toUpperCase()] ?? asItIs };
    });
    const prepared = { statement, columns };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  /** Returns all rows. `T` must match the selected columns. */
  all<T>({ text, values }: Sql): T[] {
    const { statement, columns } = this.#prepare(text);
    statement.setReturnArrays(true);
    const rows = statement.all(...values.map(encode)) as unknown as SQLOutputValue[][];
    return rows.map((row) => {
      const read: Record<string, unknown> = {};
      columns.forEach(({ key, decode }, index) => {
        const value = row[index];
        if (value !== null && value !== undefined) read[key] = decode(value);
      });
      return read as T;
    });
  }

  /** Returns the first row, if any. */
  get<T>(query: Sql): T | undefined {
    return this.all<T>(query)[0];
  }

  /** Returns the only column of the first row, e.g. a count; undefined for no row or NULL. */
  value<T>(query: Sql): T | undefined {
    const row = this.get<Record<string, T>>(query);
    return row && Object.values(row)[0];
  }

  /** The only column of every row. */
  column<T>(query: Sql): T[] {
    return this.all<Record<string, T>>(query).flatMap((row) => Object.values(row));
  }

  /** Runs a statement and returns the number of changed rows. */
  run({ text, values }: Sql): number {
    return Number(this.#prepare(text).statement.run(...values.map(encode)).changes);
  }

  /** Adds a row and returns its id. */
  insert(table: string, values: Values): number {
    const text = insertion(table, Object.keys(values));
    const bound = Object.values(values).map(encode);
    return Number(this.#prepare(text).statement.run(...bound).lastInsertRowid);
  }

  /** Changes the rows that have these values, e.g. `{ id }`, and says how many. Nothing to set changes nothing. */
  update(table: string, where: Values, values: Values): number {
    const keys = Object.keys(values);
    if (keys.length === 0) return 0;
    const changes = keys.map((key) => sql`${name(key)} = ${values[key]}`);
    const conditions = Object.entries(where).map(([key, value]) => sql`${name(key)} IS ${value}`);
    return this.run(sql`UPDATE ${name(table)} SET ${commas(changes)} WHERE ${every(conditions)}`);
  }

  /** Removes the rows that have these values and says how many. */
  delete(table: string, where: Values): number {
    const conditions = Object.entries(where).map(([key, value]) => sql`${name(key)} IS ${value}`);
    return this.run(sql`DELETE FROM ${name(table)} WHERE ${every(conditions)}`);
  }

  /** Runs a transaction. `write` begins IMMEDIATE, so that reads cannot become stale before the write. */
  transaction<T>(mode: 'read' | 'write', work: () => T): T {
    this.#database.exec(mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Statements without values: migrations. */
  script(text: string): void {
    this.#database.exec(text);
  }

  /** Serializes the whole database, as the start of another one. */
  serialize(): Uint8Array {
    return this.#database.serialize();
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }
}
