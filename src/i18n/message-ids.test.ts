import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { areas, messageIds } from './messages.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|tsx|astro)$/.test(file) && !file.endsWith('.test.ts'),
);

const quotedId = new RegExp(`['"\`]((?:${areas.join('|')})\\.[a-z][a-zA-Z0-9]*)['"\`]`, 'g');
const used = new Set<string>();
for (const file of files) {
  for (const [, id] of readFileSync(join(source, file), 'utf8').matchAll(quotedId)) used.add(id ?? '');
}

it('has a text for every id that the source names', () => {
  expect([...used].filter((id) => !(messageIds as string[]).includes(id))).toEqual([]);
});

it('has no text that the source does not name', () => {
  expect(messageIds.filter((id) => !used.has(id))).toEqual([]);
});
