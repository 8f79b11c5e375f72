import type { Brand } from '#core/brand/brand.ts';

const word = /[\p{L}\p{N}]{5,}/gu;

/** Colours are nobody's own: another brand's may be worked out to the same. */
const colour = /#[\da-f]{3,8}\b/gi;

/** Words of at least five letters, as they are written. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(word));
}

/** Words that stand in the files of exactly one brand, and which one. */
export type OwnWords = ReadonlyMap<string, string>;

/**
 * The words by which a page gives away that something of another brand has got into it.
 * @param portalWords words of the portal's own code and texts, which any page may have
 */
export function ownWords(brands: readonly Brand[], portalWords: ReadonlySet<string>): OwnWords {
  const owners = new Map<string, string | undefined>();
  for (const { id, settings, content, messages } of brands) {
    const text = JSON.stringify([settings, content, messages]).replaceAll(colour, '');
    for (const found of wordsOf(`${id} ${text}`)) {
      if (!portalWords.has(found)) owners.set(found, owners.has(found) ? undefined : id);
    }
  }
  return new Map([...owners].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The first word of the text that belongs to another brand alone. */
export function foreignWord(text: string, brand: string, words: OwnWords): string | undefined {
  if (words.size === 0) return undefined;
  for (const [found] of text.matchAll(word)) {
    const owner = words.get(found);
    if (owner !== undefined && owner !== brand) return found;
  }
  return undefined;
}
