import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { declaredForms, fieldsIn } from '../../../tests/support/declared-forms.ts';
import { areas, messageIds } from './messages.ts';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|tsx|astro)$/.test(file) && !file.endsWith('.test.ts'),
);

const quotedId = new RegExp(`['"\`]((?:${areas.join('|')})\\.[a-z][a-zA-Z0-9]*)['"\`]`, 'g');
const used = new Set<string>();
/** Matches in code, not in comments. */
const namesUniversity = /^(?!\s*(?:\/?\*|\/\/)).*\b(?:la|tu|teva) (?:universidad|universitat)\b.*/gim;
const namingUniversity: string[] = [];
for (const file of files) {
  const code = readFileSync(join(source, file), 'utf8');
  for (const [, id] of code.matchAll(quotedId)) used.add(id ?? '');
  namingUniversity.push(...(code.match(namesUniversity) ?? []));
}
// Message ids of declared forms are computed from the keys of their fields.
for (const { form } of declaredForms)
  for (const [texts, key, field] of fieldsIn(form))
    if (field.kind !== 'aside') used.add(labelOf({ texts, fields: { [key]: field } }, key));

it('has a text for every id that the source names', () => {
  expect([...used].filter((id) => !(messageIds as string[]).includes(id))).toEqual([]);
});

it('has no text that the source does not name', () => {
  expect(messageIds.filter((id) => !used.has(id))).toEqual([]);
});

it('calls the institution a university nowhere, not even in a title', () => {
  expect(namingUniversity).toEqual([]);
});
