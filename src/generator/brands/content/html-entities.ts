import createMarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { escapedCharacters } from '../source/characters.ts';
import type { Escape, HiddenCharacter } from '../source/characters.ts';

const pattern = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi;
const { unescapeAll } = createMarkdownIt().utils;

/** The character of an entity; U+FFFD for a number that is no character. */
function characterOf(entity: string): string {
  const character = unescapeAll(entity);
  return character === entity && entity.startsWith('&#') ? '\ufffd' : character;
}

/** Hidden characters written as entities such as `&#x202e;` or `&lrm;` in a Markdown text. */
export function hiddenByEntities(text: string, tokens: readonly Token[]): HiddenCharacter[] {
  const parsedTexts = tokens
    .flatMap((token) => [token, ...(token.children ?? [])])
    .filter(({ type }) => type !== 'inline')
    .flatMap(({ content, attrs }) => [content, ...(attrs ?? []).map(([, value]) => String(value))]);
  const escapes = [...text.matchAll(pattern)].map(({ 0: entity, index }): Escape => ({
    character: characterOf(entity),
    span: [index, index + entity.length],
  }));
  // Literal NUL characters are reported elsewhere; the parser replaces them by U+FFFD.
  return escapedCharacters(
    text.replaceAll('\0', '\ufffd'),
    parsedTexts.join('\n'),
    [0, text.length],
    escapes,
  );
}
