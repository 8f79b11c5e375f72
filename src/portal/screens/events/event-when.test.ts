import { expect, it } from 'vitest';
import { createFormatter } from '#core/i18n/formatter.ts';
import { eventWhen } from './event-when.ts';

const format = createFormatter('es', {});
const when = (fecha: string, fechaFin?: string) =>
  eventWhen({ fecha, ...(fechaFin && { fechaFin }) }, format);

it('an event of one day has its day, and its hours if known', () => {
  expect(when('2026-03-05')).toEqual(['jueves, 5 de marzo de 2026']);
  expect(when('2026-03-05T10:00')).toEqual(['jueves, 5 de marzo de 2026', '10:00']);
  expect(when('2026-03-05T10:00', '2026-03-05T12:30')[1]).toBe('10:00–12:30');
  expect(when('2026-03-05T10:00', '2026-03-05')[1]).toBe('10:00');
  expect(when('2026-03-05T10:00', '2026-03-05T10:00')[1]).toBe('10:00');
});

it('an event of several days has the first and the last day', () => {
  expect(when('2026-03-05T10:00', '2026-03-06T20:00')).toEqual(['5 mar 2026, 10:00 –', '6 mar 2026, 20:00']);
  expect(when('2026-03-05', '2026-03-06')).toEqual(['5 mar 2026 –', '6 mar 2026']);
});
