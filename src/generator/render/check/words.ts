import type { Brand } from '#core/brand/brand.ts';

const word = /[\p{L}\p{N}]{5,}/gu;

/** Colours identify no brand: another brand may have a derived shade with the same value. */
const colour = /#[\da-f]{3,8}\b/gi;

/** Words of at least five letters, in their original case. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(word));
}

/** Words that are in the files of exactly one brand, with the id of that brand. */
export type OwnWords = ReadonlyMap<string, string>;

/**
 * Lists the words by which a page would reveal a leak from another brand.
 * @param portalWords words of the portal's own code and texts, which any page may have
 */
export function ownWords(brands: readonly Brand[], portalWords: ReadonlySet<string>): OwnWords {
  const owners = new Map<string, string | undefined>();
  for (const { id, settings, content, messages } of brands) {
    const text = JSON.stringify([settings, content, messages]).replaceAll(colour, '');
    for (const brandWord of wordsOf(`${id} ${text}`)) {
      if (!portalWords.has(brandWord)) owners.set(brandWord, owners.has(brandWord) ? undefined : id);
    }
  }
  return new Map([...owners].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The first word of a text that only another brand has. */
export function foreignWord(text: string, brand: string, words: OwnWords): string | undefined {
  if (words.size === 0) return undefined;
  for (const [textWord] of text.matchAll(word)) {
    const owner = words.get(textWord);
    if (owner !== undefined && owner !== brand) return textWord;
  }
  return undefined;
}
