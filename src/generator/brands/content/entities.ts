import createMarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { escapedCharacters } from '../source/characters.ts';
import type { Escape, HiddenCharacter } from '../source/characters.ts';

const pattern = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi;
const { unescapeAll } = createMarkdownIt().utils;

/** What an entity becomes: the sign for a lost character where its number is of none. */
function characterOf(entity: string): string {
  const character = unescapeAll(entity);
  return character === entity && entity.startsWith('&#') ? '\ufffd' : character;
}

/** Hidden characters that a Markdown text has by entities such as `&#x202e;` or `&lrm;`. */
export function hiddenByEntities(text: string, tokens: readonly Token[]): HiddenCharacter[] {
  const read = tokens
    .flatMap((token) => [token, ...(token.children ?? [])])
    .filter(({ type }) => type !== 'inline')
    .flatMap(({ content, attrs }) => [content, ...(attrs ?? []).map(([, value]) => String(value))]);
  const escapes = [...text.matchAll(pattern)].map(({ 0: entity, index }): Escape => ({
    character: characterOf(entity),
    span: [index, index + entity.length],
  }));
  // What the parser makes of a zero stands in the file itself.
  return escapedCharacters(text.replaceAll('\0', '\ufffd'), read.join('\n'), [0, text.length], escapes);
}
