import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

/** Maximum number of cached texts, more than a list has rows. */
const cacheLimit = 2000;

const foldedTexts = new Map<string, string>();

/** Folds the diacritics of a text, cached because every keystroke searches all rows of a list. */
function foldedOnce(text: string): string {
  const folded = foldedTexts.get(text) ?? foldDiacritics(text);
  if (foldedTexts.size >= cacheLimit) foldedTexts.clear();
  foldedTexts.set(text, folded);
  return folded;
}

/** Whether the texts together contain all words of a search, ignoring case and accents. */
export function matchesWords(
  sought: string | undefined,
  ...texts: readonly (string | number | undefined)[]
): boolean {
  const words = foldedOnce(sought ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return true;
  const text = foldedOnce(texts.join('\n'));
  return words.every((word) => text.includes(word));
}
