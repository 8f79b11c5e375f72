import type { Token } from 'markdown-it';

/** Number of columns from which a table is too wide for a phone. */
const minColumns = 4;

/** ARIA roles that keep table semantics when rows are drawn as cards. */
const roles: Readonly<Record<string, string>> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
};

const textOf = ({ children }: Token): string =>
  (children ?? [])
    .map(({ content }) => content)
    .join('')
    .trim();

/** Marks a wide table, whose rows are cards on a phone: each cell gets the name of its column. */
function markTable(tokens: readonly Token[]): void {
  const names = tokens.flatMap((token, index) => (token.type === 'th_open' ? [tokens[index + 1]] : []));
  if (names.length < minColumns || !tokens.some(({ type }) => type === 'thead_open')) return;
  tokens[0]?.attrSet('class', 'table-cards');
  let column = 0;
  for (const token of tokens) {
    const role = roles[token.type];
    if (role) token.attrSet('role', role);
    if (token.type === 'tr_open') column = 0;
    if (token.type !== 'td_open') continue;
    const name = names[column++];
    if (name) token.attrSet('data-label', textOf(name));
  }
}

/** Marks the wide tables of a text. */
export function markWideTables(tokens: readonly Token[]): void {
  tokens.forEach(({ type }, start) => {
    if (type !== 'table_open') return;
    const length = tokens.slice(start).findIndex((token) => token.type === 'table_close');
    markTable(tokens.slice(start, start + length));
  });
}
