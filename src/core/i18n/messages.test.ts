import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { institutionPlaceholders } from './institution.ts';
import { languages } from './languages.ts';
import { areas, catalogue, isMessageId, messageIds, ownTexts } from './messages.ts';
import { placeholdersOf } from './placeholders.ts';

describe('the catalogues', () => {
  describe.each(areas)('of %s', (area) => {
    const spanish = ownTexts('es', area);

    it('have ids that begin with the name of the area', () => {
      for (const id of Object.keys(spanish)) expect(id).toMatch(new RegExp(`^${area}\\.[a-z][a-zA-Z0-9]*$`));
    });

    it.each(languages)('have each text once in %s', (language) => {
      const file = readFileSync(join(import.meta.dirname, 'messages', language, `${area}.json`), 'utf8');
      const ids = [...file.matchAll(/^\s*"([^"]+)":/gm)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    it('are complete in Catalan', () => {
      expect(Object.keys(ownTexts('ca', area)).sort()).toEqual(Object.keys(spanish).sort());
    });

    it('have no English text without a Spanish one', () => {
      expect(Object.keys(spanish)).toEqual(expect.arrayContaining(Object.keys(ownTexts('en', area))));
    });

    it.each(languages)('have no empty text in %s', (language) => {
      for (const text of Object.values(ownTexts(language, area))) expect(text.trim()).not.toBe('');
    });

    it.each(languages)('need the same values in %s as in Spanish', (language) => {
      for (const [id, text] of Object.entries(ownTexts(language, area))) {
        expect([id, ...placeholdersOf(text)]).toEqual([id, ...placeholdersOf(spanish[id] ?? '')]);
      }
    });

    it.each(languages)('have no apostrophe in %s that hides a placeholder', (language) => {
      for (const text of Object.values(ownTexts(language, area))) expect(text).not.toMatch(/(?<!')'[{}]/);
    });
  });
});

describe('what the institution is called', () => {
  it.each(languages)('is written in %s with existing placeholders', (language) => {
    const texts = areas.flatMap((area) => Object.values(ownTexts(language, area)));
    const names = [...texts.join().matchAll(/\{(\w*institu\w*)/gi)].map(([, name = '']) => name);
    expect(names.length > 0).toBe(texts.length > 0);
    expect(names.filter((name) => !institutionPlaceholders.includes(name))).toEqual([]);
  });

  // "a el centro": the placeholder with the preposition contracts it with the article.
  it.each([
    ['es', /\b(de|a) \{institution/],
    ['ca', /\b(de|a|per) \{institution/],
  ] as const)('includes its preposition where an article in %s runs into it', (language, apart) => {
    const texts = areas.flatMap((area) => Object.entries(ownTexts(language, area)));
    expect(texts.filter(([, text]) => apart.test(text))).toEqual([]);
  });
});

describe('the degree of disability', () => {
  it.each([
    ['es', /igual o superior al 33 %/],
    ['ca', /igual o superior al 33 %/],
    ['en', /33% or more/],
  ] as const)('is the one of the law, which begins at 33 %% itself (%s)', (language, degree) => {
    expect(ownTexts(language, 'cv')['cv.discapacidad']).toMatch(degree);
  });
});

describe('catalogue', () => {
  it('gives every text of the areas asked for', () => {
    expect(Object.keys(catalogue('en', areas)).sort()).toEqual([...messageIds].sort());
    expect(catalogue('en', [])).toEqual({});
  });

  it('lets a brand word a text of its language in its own way', () => {
    const overrides = { ca: { 'frame.home': 'Portada' } };
    expect(catalogue('ca', ['frame'], overrides)['frame.home']).toBe('Portada');
    expect(catalogue('es', ['frame'], overrides)['frame.home']).toBe('Inicio');
  });

  it('shows the Spanish wording of a brand only where Spanish is the language', () => {
    const overrides = { es: { 'frame.home': 'Portada' } };
    expect(catalogue('es', ['frame'], overrides)['frame.home']).toBe('Portada');
    expect(catalogue('en', ['frame'], overrides)['frame.home']).toBe('Home');
  });

  it('leaves the catalogue itself as it was', () => {
    catalogue('es', ['frame'], { es: { 'frame.home': 'Portada' } });
    expect(ownTexts('es', 'frame')['frame.home']).toBe('Inicio');
  });
});

it('knows its ids', () => {
  expect(isMessageId('frame.home')).toBe(true);
  expect(isMessageId('frame.nothing')).toBe(false);
  expect(isMessageId('toString')).toBe(false);
});
