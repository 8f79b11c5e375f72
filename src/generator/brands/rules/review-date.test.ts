import { expect, test } from 'vitest';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { reviewDate } from './review-date.ts';

const reported = async (yaml: string) => {
  const problems = await reviewDate('2026-11-22')(
    tempBrand({ 'cierzo/brand.yaml': `id: cierzo\n${yaml}\n` }),
  );
  return problems.map(({ code, location }) =>
    code === 'review-due' ? `${location?.line} soon` : location?.line,
  );
};
const reviewed = (date: string, organismo = 'publico') =>
  reported(`organismo: ${organismo}\nlegal: { fechaRevisionAccesibilidad: ${date} }`);

test('a review within the last eleven months is valid', async () => {
  expect(await reviewed('2026-11-22')).toEqual([]);
  expect(await reviewed('2025-12-22')).toEqual([]);
});

test('a public body is warned in the month before the deadline', async () => {
  expect(await reviewed('2025-12-21')).toEqual(['3 soon']);
  expect(await reviewed('2025-11-22')).toEqual(['3 soon']);
  expect(await reviewed('2025-11-22', 'concertado')).toEqual([]);
});

test('a promised correction is reported after its date', async () => {
  const gap = (day: string) =>
    reported(
      `accesibilidad:\n  preparada: 2025-01-01\n  metodo: { es: Uno. }\n  incumplimientos:\n    - donde: { es: Dos }\n      motivo: carga\n      hasta: ${day}`,
    );
  expect(await gap('2026-11-21')).toEqual(['8 soon']);
  expect(await gap('2026-11-22')).toEqual([]);
});

test('an older review, and one in the future, are reported at the date, for any institution', async () => {
  expect(await reviewed('2025-11-21')).toEqual([3]);
  expect(await reviewed('2026-11-23', 'privado')).toEqual([3]);
  expect(await reviewed('2019-01-01', 'privado')).toEqual([3]);
});

test('a public body must state the date, a private one need not', async () => {
  expect(await reported('organismo: publico')).toEqual([1]);
  expect(await reported('organismo: privado')).toEqual([]);
});

test('an invalid date is not reported again', async () => {
  expect(await reviewed("'2026-13-45'")).toEqual([]);
});
