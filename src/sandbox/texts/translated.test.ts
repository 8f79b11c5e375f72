import { expect, it } from 'vitest';
import type { Language } from '#core/i18n/languages.ts';
import { reportLanguageFor } from '#core/i18n/report-languages.ts';
import { textIn, type Translated } from './translated.ts';

/** A language that portals may have one day, and the sandbox has no texts in. */
const galician = 'gl' as Language;

it('a text falls back to Spanish in a language without it', () => {
  const greeting: Translated = { es: 'Hola', ca: 'Bon dia', en: 'Hello' };
  expect(textIn(greeting, 'ca')).toBe('Bon dia');
  expect(textIn(greeting, galician)).toBe('Hola');
  expect(textIn({ es: 'Java' }, 'en')).toBe('Java');
  expect(reportLanguageFor(galician)).toBe('es');
});

it('a text of the sandbox is there in each language of its pages', () => {
  // @ts-expect-error English is missing
  const side: Translated = { es: 'Hola', ca: 'Bon dia' };
  expect(side).toBeDefined();
});
