import { expect, it } from 'vitest';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { Portal } from '#generator/compare/compare-brands.ts';
import { momentsOf } from './moments.ts';

const notice = (desde: string, hasta: string, es = 'Cerrado') => ({ desde, hasta, texto: { es } });

const side = (settings: Partial<BrandSettings>): NonNullable<Portal['before']> =>
  ({
    record: {
      settings: {
        avisos: [],
        inMantenimiento: false,
        canRegistroAlumno: true,
        zonaHoraria: 'Europe/Madrid',
        ...settings,
      },
    },
  }) as unknown as NonNullable<Portal['before']>;

/** The moments of a change, in the order of looking: `now`, or the instant, and what is looked for. */
function moments(before: Partial<BrandSettings>, after: Partial<BrandSettings>): string[] {
  const portal = { brand: 'x', before: side(before), after: side(after) };
  return momentsOf(portal, new Date('2026-12-01T10:00:00Z')).map(
    ({ at, isNow, isDatedDifferent, isClosing }) =>
      [
        isNow ? 'now' : at.toISOString(),
        ...(isDatedDifferent ? ['differs'] : []),
        ...(isClosing ? ['closes'] : []),
      ].join(' '),
  );
}

it('looks at a notice on its first day, and today if it is in force', () => {
  expect(moments({}, { avisos: [notice('2026-12-24', '2027-01-06')] })).toEqual([
    'now',
    '2026-12-23T23:00:00.000Z differs',
  ]);
  expect(moments({}, { avisos: [notice('2026-11-24', '2027-01-06')] })).toEqual(['now differs']);
});

it('looks at days that a longer notice gains, and at another text', () => {
  expect(
    moments(
      { avisos: [notice('2026-12-24', '2027-01-06')] },
      { avisos: [notice('2026-12-24', '2027-01-10')] },
    ),
  ).toEqual(['now', '2027-01-06T23:00:00.000Z differs']);
  expect(
    moments(
      { avisos: [notice('2026-12-24', '2027-01-06')] },
      { avisos: [notice('2026-12-24', '2027-01-06', 'Cerrada')] },
    ),
  ).toEqual(['now', '2026-12-23T23:00:00.000Z differs']);
});

it('looks at a maintenance while it lasts, today or later', () => {
  const mantenimiento = { desde: '2026-12-12 20:00', hasta: '2026-12-13 08:00' };
  expect(moments({}, { mantenimiento })).toEqual(['now', '2026-12-12T19:00:00.000Z differs closes']);
  expect(moments({}, { mantenimiento: { ...mantenimiento, desde: '2026-11-30 20:00' } })).toEqual([
    'now differs closes',
  ]);
  expect(moments({}, { inMantenimiento: true })).toEqual(['now differs closes']);
});

it('looks at the day after the end of registration', () => {
  expect(moments({}, { registroAlumnoHasta: '2027-02-28' })).toEqual([
    'now',
    '2027-02-28T23:00:00.000Z differs',
  ]);
  expect(
    moments({ canRegistroAlumno: false }, { canRegistroAlumno: false, registroAlumnoHasta: '2027-02-28' }),
  ).toEqual(['now']);
});

it('looks at no day of dates that are over or unchanged', () => {
  const avisos = [notice('2026-12-24', '2027-01-06')];
  expect(moments({ avisos }, { avisos })).toEqual(['now']);
  expect(moments({}, { avisos: [notice('2025-12-24', '2026-01-06')] })).toEqual(['now']);
});
