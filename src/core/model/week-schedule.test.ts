import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyWeek,
  exceededByWeek,
  hasHours,
  inputTime,
  minutesOf,
  readSchedule,
  scheduleText,
  type Week,
  weekHours,
} from './week-schedule.ts';

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;
const morning = { from: at(9), to: at(14) };
const evening = { from: at(16), to: at(18, 30) };
const weekOf = (days: Record<number, Week[number]>): Week => emptyWeek.map((_, day) => days[day] ?? []);
const workdays = weekOf({ 0: [morning], 1: [morning], 2: [morning], 3: [morning], 4: [morning] });

describe('a schedule in words', () => {
  it.each([
    'De lunes a viernes, de 9 a 14 h',
    'Lunes a viernes, de 9:00 a 14:00',
    'lunes, martes, miércoles, jueves y viernes 9:00-14:00',
    'De dilluns a divendres, de 9 a 14 h.',
    'Monday to Friday, 9:00 to 14:00',
    'Mondays–Fridays from 9.00 – 14.00',
    'LUNES A VIERNES, DE 9H A 14H',
  ])('is read by day: %s', (text) => {
    expect(readSchedule(text)).toEqual({ week: workdays, rest: '' });
  });

  it('may have other hours on some days, and a break', () => {
    expect(readSchedule('Lunes y miércoles, de 9 a 14 y de 16 a 18:30; sábado, de 9 a 14')).toEqual({
      week: weekOf({ 0: [morning, evening], 2: [morning, evening], 5: [morning] }),
      rest: '',
    });
  });

  it('keeps what else is said behind the hours', () => {
    const text = 'De lunes a viernes, de 9 a 14 h. Flexible en exámenes. Viernes, en casa.';
    expect(readSchedule(text)).toEqual({
      week: workdays,
      rest: 'Flexible en exámenes. Viernes, en casa.',
    });
  });

  it.each([
    'Tardes',
    'Turnos rotativos, de lunes a viernes',
    'De lunes a viernes, de 9 a 14 h, con flexibilidad',
    'Viernes a lunes, de 9 a 14',
    'Lunes, de 14 a 9',
    'Lunes, de 9 a 14 y de 12 a 15',
    'Lunes, de 8 a 9, de 10 a 11 y de 12 a 13',
    'Lunes, de 22 a 24',
    'De 9 a 14 h',
    '',
  ])('stays as text as a whole where it cannot be read: %s', (text) => {
    expect(readSchedule(text)).toEqual({ week: emptyWeek, rest: text });
    expect(scheduleText(readSchedule(text), 'es')).toBe(text);
  });

  it.each([
    ['es', 'Lunes a viernes, de 9:00 a 14:00; sábado, de 9:00 a 14:00 y de 16:00 a 18:30. Flexible.'],
    ['ca', 'Dilluns a divendres, de 9:00 a 14:00; dissabte, de 9:00 a 14:00 i de 16:00 a 18:30. Flexible.'],
    ['en', 'Monday to Friday, 9:00 to 14:00; Saturday, 9:00 to 14:00 and 16:00 to 18:30. Flexible.'],
  ] as const)('is written in the language of the page (%s)', (language, text) => {
    const week = workdays.with(5, [morning, evening]);
    expect(scheduleText({ week, rest: 'Flexible.' }, language)).toBe(text);
  });

  it('is read as it was written, in every language', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: at(23, 59) }), { minLength: 4, maxLength: 4 });
    const day = fc.tuple(fc.integer({ min: 0, max: 2 }), minutes).map(([count, times]) => {
      const [a = 0, b = 0, c = 0, d = 0] = times.toSorted((one, other) => one - other);
      return [
        { from: a, to: b },
        { from: c, to: d },
      ].slice(0, count);
    });
    const weeks = fc.array(day, { minLength: 7, maxLength: 7 }).filter((week) => hasHours({ week }));
    fc.assert(
      fc.property(
        weeks,
        fc.constantFrom('es', 'ca', 'en'),
        fc.constantFrom('', 'Turnos. Otros.'),
        (week, language, rest) => {
          expect(readSchedule(scheduleText({ week, rest }, language))).toEqual({ week, rest });
        },
      ),
    );
  });
});

it('the hours of a week are held against the limits of the brand', () => {
  expect(weekHours(workdays)).toBe(25);
  expect(exceededByWeek(workdays, { horasDia: 5, horasSemana: 25 })).toBeUndefined();
  expect(exceededByWeek(workdays, { horasDia: 4.5, horasSemana: 25 })).toBe('horasDia');
  expect(exceededByWeek(workdays.with(5, [morning]), { horasDia: 5, horasSemana: 25 })).toBe('horasSemana');
  expect(exceededByWeek(workdays)).toBeUndefined();
});

it('times are those of inputs', () => {
  expect(inputTime(at(9, 5))).toBe('09:05');
  expect(inputTime(undefined)).toBe('');
  expect(minutesOf('09:05')).toBe(at(9, 5));
  expect(minutesOf('')).toBeUndefined();
});
