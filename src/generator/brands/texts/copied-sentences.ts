import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entryAt } from '../files/entry.ts';
import { brandFileName } from '../folders.ts';

/** Larger files are refused elsewhere. */
const maxFileSize = 200 * 1024;

/** Fewer words beside a name may be the same by chance, as in the name of a street. */
const leastWords = 3;

/** Ends of sentences, cells, items and paragraphs. */
const ends = /(?<=[.!?:;])\s+|\r?\n\s*\r?\n|\||\r?\n(?=\s*(?:[-*+#>]|\d+[.)])\s)/;

const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

const letter = /[\p{L}\d]/u;

/** Offsets of a name where it stands as a word. */
export function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + name.length] ?? '')) places.push(at);
  return places;
}

/** All that a brand says: its settings, messages and pages, in one text. */
export function textsOf(folder: string): string {
  const paths = ['content', 'messages'].flatMap((below) =>
    existsSync(join(folder, below))
      ? readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(below, name),
        )
      : [],
  );
  return [brandFileName, ...paths.filter((path) => /\.(?:md|yaml)$/.test(path)).sort()]
    .map((path) => join(folder, path))
    .filter((path) => entryAt(folder, path) === 'file' && statSync(path).size <= maxFileSize)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n\n');
}

/** Whether a text has a sentence with a name that is the same in the texts of the brand of that name. */
export function hasCopiedSentence(text: string, name: string, original: () => string): boolean {
  if (placesOf(text, name).length === 0) return false;
  const sentences = text
    .split(ends)
    .filter((sentence) => placesOf(sentence, name).length > 0)
    .map(singleSpaced)
    .filter((sentence) => (sentence.replaceAll(name, '').match(/\p{L}{3,}/gu) ?? []).length >= leastWords);
  if (sentences.length === 0) return false;
  const whole = singleSpaced(original());
  return sentences.some((sentence) => whole.includes(sentence));
}
