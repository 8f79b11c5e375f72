import { expect, it } from 'vitest';
import { compileMessages } from '#core/i18n/compile.ts';
import { createFormatter } from '#core/i18n/formatter.ts';
import { catalogue } from '#core/i18n/messages.ts';
import { programmeDates } from './programme-dates.ts';

it('formats start and end, as far as known', () => {
  const format = createFormatter('es', compileMessages(catalogue('es', ['programmes'])));
  const fechaInicio = '2026-02-01';
  const fechaFin = '2027-01-31';
  expect(programmeDates({ fechaInicio, fechaFin }, format)).toBe('1 feb 2026 – 31 ene 2027');
  expect(programmeDates({ fechaInicio }, format)).toBe('Desde el 1 feb 2026');
  expect(programmeDates({ fechaFin }, format)).toBe('Hasta el 31 ene 2027');
  expect(programmeDates({}, format)).toBeUndefined();
});
