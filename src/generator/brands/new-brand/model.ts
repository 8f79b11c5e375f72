import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { brandFileName } from '../folders.ts';

/** Template of a new brand. `__ID__` stands for its id and `__SCHEMA__` for the path of the schema. */
export const template = join(import.meta.dirname, './template');

/** Marks in comments of the settings, followed by what is to be filled in. */
export const settingMarks: Readonly<Record<ReportLanguage, string>> = {
  en: 'FILL IN',
  es: 'POR COMPLETAR',
  ca: 'PER COMPLETAR',
};

/** Any of the marks in the settings. */
export const settingMark = new RegExp(Object.values(settingMarks).join('|'), 'g');

/** Marks in pages, in every report language. */
export const pageMark = /FILL IN|POR COMPLETAR|PER COMPLETAR|Por completar|Per completar|To be completed/g;

/** Number of marks in a text. */
export const marksIn = (text: string): number => text.match(pageMark)?.length ?? 0;

/** Shorter sentences may occur in anybody's text. */
const minLength = 20;

/** Instructions in the model pages, which do not belong into a finished page. */
export function modelSentences(): string[] {
  const folder = join(template, 'content');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const instructions = texts.flatMap((text) => [
    ...text.matchAll(/\*\*(?:Por completar|Per completar|To be completed)[.:]?\*\*:? *(.*)/g),
  ]);
  const sentences = instructions.flatMap(([, words = '']) => words.split(/(?<=[.:])\s+/));
  return [...new Set(sentences)].filter((sentence) => sentence.length >= minLength);
}

/** The settings of a new brand, parsed from the template. */
export function modelSettings(id: string): Record<string, unknown> {
  const text = readFileSync(join(template, brandFileName), 'utf8').replaceAll('__ID__', id);
  return parse(text) as Record<string, unknown>;
}

/** Text of an SVG file with normalized line ends. */
export function pictureText(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}

/** Texts of the SVG files in the template. */
export function modelPictures(): string[] {
  const folder = join(template, 'assets');
  return readdirSync(folder).map((name) => pictureText(join(folder, name)));
}
