import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MessageId } from './messages.ts';
import { elideArticle } from './elide-article.ts';
import { compileMessage } from './compile.ts';
import { createFormatter } from './formatter.ts';
import { languages, locales } from './languages.ts';
import { fillPlainMessage, isPlainMessage } from './plain-message.ts';

const count = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 3_000_000 }));

it.each([
  'Página {count} de {text}',
  '{count, plural, =0 {Ninguna oferta} one {# oferta} other {# ofertas}}',
  'Te falta: {text}{count, plural, =0 {} one { y # requisito más de {text}} other { y # requisitos más}}',
  '{count, plural, one {# de {count}} many {# millones de} other {#}}',
])('a plain text is filled as the formatter does it: %s', (source) => {
  const message = compileMessage(source);
  expect(isPlainMessage(message)).toBe(true);
  fc.assert(
    fc.property(count, fc.string(), fc.constantFrom(...languages), (number, text, language) => {
      const values = { count: number, text };
      const format = createFormatter(language, { 'frame.x': message });
      const filled = fillPlainMessage(message, values, locales[language]);
      const formatted = format.t('frame.x' as MessageId, values);
      expect(language === 'ca' && typeof message !== 'string' ? elideArticle(filled) : filled).toBe(
        formatted,
      );
    }),
  );
});

it.each([
  '{count, selectordinal, one {#.º} other {#.º}}',
  '{count, plural, offset:1 one {#} other {#}}',
  '{kind, select, a {A} other {B}}',
  '{count, number}',
])('others are not plain: %s', (source) => {
  expect(isPlainMessage(compileMessage(source))).toBe(false);
});
