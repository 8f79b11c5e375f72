import * as library from '@formatjs/intl';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileMessage } from './compile.ts';
import type { CompiledMessage, MessageValues } from './formatter.ts';
import * as standIn from './intl-in-browsers.ts';
import { institutionPlaceholders } from './institution.ts';
import { languages, locales } from './languages.ts';
import { areas, catalogue } from './messages.ts';
import { placeholdersOf } from './placeholders.ts';

const day = new Date(2026, 2, 5, 9, 30);

/** The text that each of both formats, or its refusal. */
function bothOf(locale: string, message: CompiledMessage, given: MessageValues): [string, string] {
  const made = [library, standIn].map(({ createFormatters, DEFAULT_INTL_CONFIG, formatMessage }) => {
    let refused = false;
    const config = {
      ...(DEFAULT_INTL_CONFIG as Required<typeof library.DEFAULT_INTL_CONFIG>),
      locale,
      messages: { text: message } as Record<string, MessageFormatElement[]>,
      onError: () => {
        refused = true;
      },
    };
    const format = formatMessage as typeof library.formatMessage;
    const formatters = createFormatters() as ReturnType<typeof library.createFormatters>;
    const text = String(format(config, formatters, { id: 'text' }, given));
    return refused ? 'refused' : text;
  });
  return made as [string, string];
}

const names = fc.constantFrom('word', 'count', 'missing');
const number = fc.constantFrom('', ', integer', ', percent', ', ::percent scale/100', ', ::currency/EUR');
const { text } = fc.letrec<{ text: string }>((tie) => {
  const choicesOf = (...names: string[]) => {
    const choice = fc.tuple(fc.constantFrom(...names), tie('text'));
    return fc
      .tuple(fc.uniqueArray(choice, { selector: ([name]) => name, maxLength: 3 }), tie('text'))
      .map(([named, other]) => [...named, ['other', other]].map((it) => `${it[0]} {${it[1]}}`).join(' '));
  };
  const plurals = choicesOf('one', 'two', 'few', '=0', '=3');
  return {
    text: fc
      .array(
        fc.oneof(
          { depthSize: 'small' },
          fc.constantFrom('Hola, ', '# ', ' y '),
          names.map((name) => `{${name}}`),
          number.map((style) => `{count, number${style}}`),
          fc.constantFrom('{day, date, long}', '{day, date, ::dMMMM}', '{day, time, short}', '{day, time}'),
          fc
            .tuple(names, choicesOf('palabra', '3', 'toString'))
            .map(([name, it]) => `{${name}, select, ${it}}`),
          plurals.map((it) => `{count, plural, ${it}}`),
          plurals.map((it) => `{count, plural, offset:1 ${it}}`),
          plurals.map((it) => `{count, selectordinal, ${it}}`),
        ),
        { maxLength: 4 },
      )
      .map((parts) => parts.join('')),
  };
});

it('browsers fill in any text as the library does', () => {
  const numbers = fc.constantFrom(0, 1, 2, 3, 12345.5, -1);
  const choices = fc.constantFrom('palabra', 'toString', 'other', '');
  fc.assert(
    fc.property(fc.constantFrom(...languages), text, numbers, choices, (language, source, count, word) => {
      const [expected, found] = bothOf(locales[language], compileMessage(source), { day, count, word });
      expect(found).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

it.each(languages)('browsers fill in the texts of all catalogues as the library does, in %s', (language) => {
  for (const source of Object.values(catalogue(language, areas))) {
    const seven = Object.fromEntries(
      [...placeholdersOf(source), ...institutionPlaceholders].map((name) => [name, 7]),
    );
    const [expected, found] = bothOf(locales[language], compileMessage(source), seven);
    expect(expected).not.toBe('refused');
    expect(found).toBe(expected);
  }
});
