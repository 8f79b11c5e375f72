import type { Language } from '#core/i18n/languages.ts';
import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './words.ts';

/** What reports say, by their language. */
export const words: Readonly<Record<Language, Words>> = { es, ca, en };
