import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { brandFileName } from '../folders.ts';

/** The files of a new brand. In their texts `__ID__` stands for its id and `__SCHEMA__` for the way to the schema. */
export const template = join(import.meta.dirname, './template');

/** What is left to do in the settings is said behind these words, in comments. */
export const settingMark = /FILL IN/g;

/** What is left to do in a page is marked by these words, for every reader. */
export const pageMark = /FILL IN|Por completar|Per completar|To be completed/g;

/** Shorter ones may stand in anybody's text. */
const leastLength = 20;

/** Sentences of the model pages that say what to write, and do not belong into a finished page. */
export function modelSentences(): string[] {
  const folder = join(template, 'content');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const instructions = texts.flatMap((text) => [
    ...text.matchAll(/\*\*(?:Por completar|Per completar|To be completed)[.:]?\*\*:? *(.*)/g),
  ]);
  const sentences = instructions.flatMap(([, words = '']) => words.split(/(?<=[.:])\s+/));
  return [...new Set(sentences)].filter((sentence) => sentence.length >= leastLength);
}

/** The settings of a new brand, as they are written for it. */
export function modelSettings(id: string): Record<string, unknown> {
  const text = readFileSync(join(template, brandFileName), 'utf8').replaceAll('__ID__', id);
  return parse(text) as Record<string, unknown>;
}

/** A picture by its text, however its lines end. */
export function pictureText(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}

/** The texts of the drawn pictures of a new brand. */
export function modelPictures(): string[] {
  const folder = join(template, 'assets');
  return readdirSync(folder).map((name) => pictureText(join(folder, name)));
}
