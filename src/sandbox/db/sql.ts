/** Bindable values: objects and lists become JSON, booleans 0 and 1, undefined NULL. */
export type Bindable = string | number | boolean | null | undefined | Uint8Array | object;

/** A statement or a part of one, with its values apart from its text. */
export interface Sql {
  readonly text: string;
  readonly values: readonly Bindable[];
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && fragments.has(value);

/** Only what `sql` made is taken for SQL: an object of a request with `text` and `values` stays a value. */
const fragments = new WeakSet<object>();

function fragment(text: string, values: readonly Bindable[]): Sql {
  const made = { text, values };
  fragments.add(made);
  return made;
}

/** SQL with bound parameters; a nested `sql` value becomes part of the text. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Bindable | Sql)[]): Sql {
  let text = strings[0] ?? '';
  const values: Bindable[] = [];
  parts.forEach((part, index) => {
    if (isSql(part)) {
      text += part.text;
      values.push(...part.values);
    } else {
      text += '?';
      values.push(part);
    }
    text += strings[index + 1] ?? '';
  });
  return fragment(text, values);
}

function joined(parts: readonly Sql[], separator: string): Sql {
  return fragment(
    parts.map(({ text }) => text).join(separator),
    parts.flatMap(({ values }) => values),
  );
}

/** Joins conditions with AND; an empty list is always true. */
export function every(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? fragment('1', []) : joined(conditions, ' AND ');
}

/** A list to stand after IN: `sql\`id IN ${list(ids)}\``. */
export function list(values: readonly (string | number)[]): Sql {
  // One value whatever the length, so that the statement stays the same and no limit of variables is met.
  return fragment('(SELECT value FROM json_each(?))', [values]);
}

/** The name of a table or column. Only for names that stand in the code. */
export function name(identifier: string): Sql {
  if (!/^\w+$/.test(identifier)) throw new TypeError(`Not a name of a table or column: ${identifier}`);
  return fragment(`"${identifier}"`, []);
}

/** Parts with a comma between them. */
export function commas(parts: readonly Sql[]): Sql {
  return joined(parts, ', ');
}

/** Escapes a search text for LIKE '%…%' ESCAPE '\'. */
export function likePattern(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
}
