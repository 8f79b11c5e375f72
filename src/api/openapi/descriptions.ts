import { readdirSync, readFileSync } from 'node:fs';
import { documentedLists, furtherLists } from '#api/entities/domain-lists.ts';

const folder = new URL('../entities/', import.meta.url);

/** A comment and the name that it stands before: a key of a shape, or an exported schema. */
const commented = /\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*\n\s*(?:export const )?(\w+)\s*[:=]/g;

const lists: ReadonlySet<string> = new Set([...documentedLists, ...furtherLists]);

function asSentence(comment: string): string {
  const text = comment.replace(/\s*\n\s*\*\s*/g, ' ').trim();
  if (lists.has(text)) return `Row of the list ${text}.`;
  return /[.:!?]$/.test(text) ? text : `${text}.`;
}

const found = new Map<string, Set<string>>();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
  for (const [, comment = '', name = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(commented)) {
    const texts = found.get(name) ?? new Set();
    found.set(name, texts.add(asSentence(comment)));
  }
}

/**
 * What the source says of a key or schema of the entities. A name that means different things in different entities
 * has no description here.
 */
export function descriptionOf(name: string): string | undefined {
  const texts = [...(found.get(name) ?? [])];
  return texts.length === 1 ? texts[0] : undefined;
}
