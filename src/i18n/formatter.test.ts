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

  it('take values in', () => {
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

  it('choose by a value', () => {
    const text = '{kind, select, job {empleo} other {prácticas}}';
    expect(format('es', text, { kind: 'job' })).toBe('empleo');
    expect(format('es', text, { kind: 'toString' })).toBe('prácticas');
  });

  it('stop a build when they are missing or lack a value', () => {
    expect(() => createFormatter('es', {}).t('frame.home')).toThrow('frame.home');
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

describe('relative time', () => {
  const now = new Date(2026, 2, 5, 12, 0);
  const at = (...parts: [day: number, hour: number, minute?: number]) =>
    new Date(2026, 2, parts[0], parts[1], parts[2] ?? 0);

  it.each([
    [at(5, 12), 'ahora'],
    [at(5, 11, 50), 'hace 10 minutos'],
    [at(5, 9), 'hace 3 horas'],
    [at(5, 15), 'dentro de 3 horas'],
    [at(4, 20), 'ayer'],
    [at(2, 20), 'hace 3 días'],
    [at(6, 23), 'mañana'],
    [new Date(2026, 1, 26, 12), '26 de febrero de 2026'],
  ])('of %s', (when, text) => {
    expect(formatter('es').relativeTime(when, now)).toBe(text);
  });

  it('counts a day without time as a day', () => {
    expect(formatter('es').relativeTime('2026-03-05', now)).toBe('hoy');
    expect(formatter('ca').relativeTime('2026-03-04', now)).toBe('ahir');
    expect(formatter('en').relativeTime('2026-03-06', now)).toBe('tomorrow');
  });

  it('says hours, not yesterday, shortly after midnight', () => {
    expect(formatter('en').relativeTime(at(4, 23), at(5, 1))).toBe('2 hours ago');
  });
});
