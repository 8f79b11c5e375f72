import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

/** How many texts are kept as they are compared: more than a list has rows. */
const most = 2000;

const known = new Map<string, string>();

/** The rows of a list are looked through for each letter that is typed: each text is folded once. */
function foldedOnce(text: string): string {
  const found = known.get(text) ?? foldDiacritics(text);
  if (known.size >= most) known.clear();
  known.set(text, found);
  return found;
}

/** Whether texts have all the words that are looked for, whatever their case and accents. */
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
