import { describe, expect, it } from 'vitest';
import { compileMessages } from './compile.ts';
import { createFormatter, type CompiledMessage } from './formatter.ts';
import { catalogue, type MessageId } from './messages.ts';
import type { Language } from './languages.ts';

const formatter = (language: Language) =>
  createFormatter(language, compileMessages(catalogue(language, ['frame'])));

/** Formats one text that is not in the catalogue. */
function format(language: Language, text: string, values?: Record<string, string | number | Date>): string {
  const messages: Record<string, CompiledMessage> = compileMessages({ 'test.text': text });
  return createFormatter(language, messages).t('test.text' as MessageId, values);
}

describe('texts', () => {
  it('are given in the language', () => {
    expect(formatter('es').t('frame.home')).toBe('Inicio');
    expect(formatter('ca').t('frame.home')).toBe('Inici');
    expect(formatter('en').t('frame.home')).toBe('Home');
  });

  it('insert values', () => {
    expect(formatter('es').t('frame.copyright', { name: 'Universidad del Mar' })).toBe(
      '© Universidad del Mar',
    );
  });

  it('follow the plural of the language', () => {
    const offers = '{count, plural, =0 {ninguna oferta} one {# oferta} other {# ofertas}}';
    expect(format('es', offers, { count: 0 })).toBe('ninguna oferta');
    expect(format('es', offers, { count: 1 })).toBe('1 oferta');
    expect(format('es', offers, { count: 12345 })).toBe('12.345 ofertas');
    const days = '{count, plural, one {# day} other {# days}}';
    expect(format('en', days, { count: 1 })).toBe('1 day');
    expect(format('en', days, { count: 12345 })).toBe('12,345 days');
    const places = '{count, plural, one {# plaça} other {# places}}';
    expect(format('ca', places, { count: 1 })).toBe('1 plaça');
    expect(format('ca', places, { count: 2 })).toBe('2 places');
  });

  it.each([
    ['Fins al {day}', '2026-12-01', 'Fins a l’1 de desembre del 2026'],
    ['Des del {day}', '2026-12-11', 'Des de l’11 de desembre del 2026'],
    ['Caduca el {day}.', '2026-04-01', 'Caduca l’1 d’abril del 2026.'],
    ['El {day}', '2026-03-11', 'L’11 de març del 2026'],
    ['Fins al {day}', '2026-12-12', 'Fins al 12 de desembre del 2026'],
    ['Fins al {day}', '2026-12-31', 'Fins al 31 de desembre del 2026'],
  ])('elide the article before a Catalan day: %s, %s', (text, day, expected) => {
    const ca = createFormatter('ca', {});
    expect(format('ca', text, { day: ca.date(day) })).toBe(expected);
    expect(format('es', 'Hasta el {day}', { day: '1 de mayo' })).toBe('Hasta el 1 de mayo');
  });

  it('choose by a value', () => {
    const text = '{kind, select, job {empleo} other {prácticas}}';
    expect(format('es', text, { kind: 'job' })).toBe('empleo');
    expect(format('es', text, { kind: 'toString' })).toBe('prácticas');
  });

  it('format numbers and dates by the style of their placeholder', () => {
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
    const day = new Date(2026, 2, 5, 9, 30);
    expect(plain(format('es', '{part, number, percent}', { part: 0.5 }))).toBe('50 %');
    expect(plain(format('es', '{part, number, ::percent scale/100}', { part: 0.5 }))).toBe('5000 %');
    expect(plain(format('ca', '{price, number, ::currency/EUR}', { price: 45.5 }))).toBe('45,50 €');
    expect(format('es', '{hours, number}', { hours: 12345.5 })).toBe('12.345,5');
    expect(format('es', '{day, date, long}', { day })).toBe('5 de marzo de 2026');
    expect(format('es', '{day, date, ::dMMMM}, {day, time, short}', { day })).toBe('5 de marzo, 9:30');
    expect(format('en', '{n, selectordinal, one {#st} two {#nd} other {#th}}', { n: 2 })).toBe('2nd');
    expect(format('es', '{n, plural, offset:1 one {tú y # más} other {# más}}', { n: 2 })).toBe('tú y 1 más');
  });

  it('stop a build when they are missing or lack a value', () => {
    expect(() => createFormatter('es', {}).t('frame.home')).toThrow('frame.home');
    // @ts-expect-error The name is missing.
    expect(() => formatter('es').t('frame.copyright')).toThrow('frame.copyright');
  });
});

describe('dates', () => {
  it('are written as the language does', () => {
    expect(formatter('es').date('2026-03-05')).toBe('5 de marzo de 2026');
    expect(formatter('ca').date('2026-03-05')).toBe('5 de març del 2026');
    expect(formatter('en').date('2026-03-05')).toBe('5 March 2026');
    expect(formatter('en').date('2026-03-05', { dateStyle: 'short' })).toBe('05/03/2026');
  });

  it('can have a time', () => {
    expect(formatter('es').date('2026-03-05T09:30:00', { dateStyle: 'short', timeStyle: 'short' })).toBe(
      '5/3/26, 9:30',
    );
  });

  it('are refused when day and month could be mistaken', () => {
    expect(() => formatter('es').date('05/03/2026')).toThrow('Not a date: 05/03/2026');
  });
});

describe('numbers and amounts', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

  it('are written as the language does', () => {
    expect(formatter('es').number(12345.6)).toBe('12.345,6');
    expect(formatter('ca').number(12345.6)).toBe('12.345,6');
    expect(formatter('en').number(12345.6)).toBe('12,345.6');
    expect(plain(formatter('es').number(0.5, { style: 'percent' }))).toBe('50 %');
  });

  it('are euros', () => {
    expect(plain(formatter('es').money(45))).toBe('45 €');
    expect(plain(formatter('ca').money(45.5))).toBe('45,50 €');
    expect(formatter('en').money(12345.5)).toBe('€12,345.50');
  });
});

it('the compiler refuses values that differ from those of the catalogues', () => {
  const { t } = createFormatter(
    'es',
    compileMessages({
      'frame.home': 'Inicio',
      'frame.copyright': '© {name}',
      'frame.waitSeconds': '{count}',
    }),
  );
  const isLate = Date.now() > 0;
  expect(t('frame.copyright', { name: 'Mar' })).toBe('© Mar');
  expect(t(isLate ? 'frame.waitSeconds' : 'frame.home', { count: 2 })).toBe('2');
  const refused = [
    // @ts-expect-error The name is missing.
    () => t('frame.copyright'),
    // @ts-expect-error The catalogue has another name.
    () => t('frame.copyright', { year: 2026 }),
    // @ts-expect-error The text needs no day.
    () => t('frame.copyright', { name: 'Mar', day: 1 }),
    // @ts-expect-error The text needs nothing.
    () => t('frame.home', { name: 'Mar' }),
    // @ts-expect-error A plural needs a number.
    () => t('frame.waitSeconds', { count: '2' }),
    // @ts-expect-error One of both needs a number.
    () => t(isLate ? 'frame.waitSeconds' : 'frame.home'),
  ];
  expect(refused).toHaveLength(6);
});
