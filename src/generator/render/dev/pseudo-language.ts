import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Brand } from '#core/brand/brand.ts';
import { parseMessage } from '#core/i18n/compile.ts';
import { catalogue, areas } from '#core/i18n/messages.ts';
import { routeById } from '#core/routing/table.ts';

/** Start and end marks of a pseudo-text: truncated and concatenated texts become visible. */
export const marks = { start: '⟦', end: '⟧' } as const;

/** Accented letters that the fonts of every brand have. */
const accented: Readonly<Record<string, string>> = {
  ...{ a: 'ã', e: 'ê', i: 'î', o: 'õ', u: 'û', c: 'ç', n: 'ñ', y: 'ý' },
  ...{ A: 'Ã', E: 'Ê', I: 'Î', O: 'Õ', U: 'Û', C: 'Ç', N: 'Ñ', Y: 'Ý' },
};

/** Doubles vowels and adds accents: texts get about 40 % longer. */
function lengthened(words: string): string {
  return words
    .replace(/[aeiouáéíóúü]/gi, (vowel) => vowel + vowel.toLowerCase())
    .replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
}

/** Words outside of tags, URLs and entities. */
const translatable = /<[^>]*>|&\w+;|https?:\S+|[^<&]+?(?=<|&|https?:|$)|[<&]/gs;

/**
 * Spans of the literal text in a message, as `[start, end]`, without placeholders, plurals and their selectors.
 */
function literalSpans(elements: readonly MessageFormatElement[]): [number, number][] {
  return elements.flatMap((element): [number, number][] => {
    if (element.type === TYPE.literal && element.location)
      return [[element.location.start.offset, element.location.end.offset]];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => literalSpans(value));
  });
}

/**
 * Converts a Spanish text to the pseudo-language: accents, longer words and marks at both ends reveal texts that are not
 * translated, concatenated or truncated. Placeholders, plurals, tags and URLs stay unchanged.
 * @param text in ICU syntax
 * @throws MessageSyntaxError
 */
export function pseudoText(text: string): string {
  let result = '';
  let offset = 0;
  const spans = literalSpans(parseMessage(text, { locations: true })).sort(([a], [b]) => a - b);
  for (const [start, end] of spans) {
    const literal = text.slice(start, end);
    result += text.slice(offset, start);
    result += literal.replace(translatable, (part) =>
      /^(?:[<&]|https?:)/.test(part) ? part : lengthened(part),
    );
    offset = end;
  }
  return `${marks.start}${result}${text.slice(offset)}${marks.end}`;
}

/**
 * Puts the Spanish pages of a brand into the pseudo-language. Addresses, requests and stored values stay Spanish; of
 * the brand's own texts only message overrides are converted.
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
