import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { editorMessages, partName, translator } from './messages.ts';

const placeholders = (text: string): string[] =>
  parse(text)
    .flatMap((element) => (element.type === TYPE.literal || element.type === TYPE.tag ? [] : [element]))
    .flatMap((element) => ('value' in element ? [String(element.value)] : []))
    .sort();

test.each(reportLanguages)('the editor has all texts in %s, with the same placeholders', (language) => {
  expect(Object.keys(editorMessages[language])).toEqual(Object.keys(editorMessages.es));
  for (const [id, text] of Object.entries(editorMessages[language])) {
    expect(text.trim(), id).not.toBe('');
    expect(placeholders(text), id).toEqual(
      placeholders(editorMessages.es[id as keyof typeof editorMessages.es]),
    );
  }
});

test('texts are told with their values', () => {
  expect(translator('ca')('state.unsaved', { count: 2 })).toBe('2 fitxers sense desar');
  expect(partName(translator('en'), 'url')).toBe('Web address');
  expect(partName(translator('en'), 'unknown')).toBeUndefined();
});
