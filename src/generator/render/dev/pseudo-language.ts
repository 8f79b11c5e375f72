import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Brand } from '#core/brand/brand.ts';
import { parseMessage } from '#core/i18n/compile.ts';
import { catalogue, areas } from '#core/i18n/messages.ts';
import { routeById } from '#core/routing/table.ts';

/** What a pseudo-text begins and ends with: one that is cut off, or put together from several, shows it. */
export const marks = { start: '⟦', end: '⟧' } as const;

/** Letters with accents that the fonts of every brand have. */
const accented: Readonly<Record<string, string>> = {
  ...{ a: 'ã', e: 'ê', i: 'î', o: 'õ', u: 'û', c: 'ç', n: 'ñ', y: 'ý' },
  ...{ A: 'Ã', E: 'Ê', I: 'Î', O: 'Õ', U: 'Û', C: 'Ç', N: 'Ñ', Y: 'Ý' },
};

/** Vowels twice make words, and so texts, about 40 % longer. */
function lengthened(words: string): string {
  return words
    .replace(/[aeiouáéíóúü]/gi, (vowel) => vowel + vowel.toLowerCase())
    .replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
}

/** Words outside of tags, addresses and entities. */
const words = /<[^>]*>|&\w+;|https?:\S+|[^<&]+?(?=<|&|https?:|$)|[<&]/gs;

/** The spans of the words in a text, as `[start, end]`; placeholders, plurals and their cases are none. */
function literals(elements: readonly MessageFormatElement[]): [number, number][] {
  return elements.flatMap((element): [number, number][] => {
    if (element.type === TYPE.literal && element.location)
      return [[element.location.start.offset, element.location.end.offset]];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => literals(value));
  });
}

/**
 * A text of the pseudo-language: that in Spanish with accents, longer words and marks at both ends, so that texts which
 * are not translated, put together or cut off can be seen. Placeholders, plurals, tags and addresses stay.
 * @param text in ICU syntax
 * @throws MessageSyntaxError
 */
export function pseudoText(text: string): string {
  let result = '';
  let at = 0;
  const spans = literals(parseMessage(text, { locations: true })).sort(([a], [b]) => a - b);
  for (const [start, end] of spans) {
    const said = text.slice(start, end);
    result += text.slice(at, start);
    result += said.replace(words, (part) => (/^(?:[<&]|https?:)/.test(part) ? part : lengthened(part)));
    at = end;
  }
  return `${marks.start}${result}${text.slice(at)}${marks.end}`;
}

/**
 * A brand whose Spanish pages are in the pseudo-language. Spanish they stay in addresses, calls and what is kept; what
 * the brand wrote itself is not changed, but for its wording.
 */
export function pseudoBrand(brand: Brand): Brand {
  const texts = Object.entries(catalogue('es', areas, brand.messages));
  const titles = brand.routes.map((id) => [id, pseudoText(routeById(id).title.es)] as const);
  return {
    ...brand,
    messages: {
      ...brand.messages,
      es: Object.fromEntries(texts.map(([id, text]) => [id, pseudoText(text)])),
    },
    titles: { es: Object.fromEntries(titles) },
  };
}
