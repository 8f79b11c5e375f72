import { describe, expect, it } from 'vitest';
import { projectBrand } from '../../../tests/support/build/project-brands.ts';
import { givenTexts } from '../../../scripts/checks/given-texts.ts';
import { clearTexts } from './clear-texts.ts';
import { languages } from './languages.ts';
import { areaOf, type MessageId, ownTexts } from './messages.ts';
import { placeholdersOf } from './placeholders.ts';

describe.each(languages)('the clear texts in %s', (language) => {
  const entries = Object.entries(clearTexts[language]) as [MessageId, string][];

  it('only replace texts that the contract gives', () => {
    expect(entries.map(([id]) => id).filter((id) => !(id in givenTexts))).toEqual([]);
  });

  it.each(entries)('differ from the text of the catalogue, with its placeholders: %s', (id, text) => {
    const original = ownTexts(language, areaOf(id))[id] ?? '';
    expect(text).not.toBe(original);
    expect(placeholdersOf(text)).toEqual(placeholdersOf(original));
  });
});

it('stand in for the texts of the contract in brands that choose them, below their own wording', async () => {
  const texts = async (id: string) => (await projectBrand(id))?.messages.es?.['validation.required'];
  expect(await texts('meridia')).toBeUndefined();
  expect(await texts('montclar')).toBe('Este campo es obligatorio');
  expect(await texts('ribera')).toBe('Rellena este campo');
});
