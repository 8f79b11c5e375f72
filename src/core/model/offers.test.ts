import { describe, expect, it } from 'vitest';
import { awaitsAnswer, daysToApply, isOver, isoDay, offerAddress, offerKind, offerPlace } from './offers.ts';

const placement = { textoPerfilOferta: 'Prácticas', urlAcceso: 'medir-la-huella-41' };
const job = { textoPerfilOferta: 'Empleo', urlAcceso: 'contable 7' };
const paths = {
  'placement-offer': '/ofertas-practicas/{id}',
  'job-offer': '/ofertas-empleo/{id}',
  application: '/mis-candidaturas/{id}',
};

describe('an offer in a list', () => {
  it('is a placement when its profile says so, else a job', () => {
    expect(offerKind(placement)).toBe('practicas');
    expect(offerKind(job)).toBe('empleo');
    expect(offerKind({ textoPerfilOferta: '' })).toBe('empleo');
  });

  it('leads to the offers of its kind', () => {
    expect(offerAddress(placement, paths)).toBe('/ofertas-practicas/medir-la-huella-41');
    expect(offerAddress(job, paths)).toBe('/ofertas-empleo/contable%207');
  });

  it('leads to the page of the application when the student has applied', () => {
    expect(offerAddress(placement, paths, true)).toBe('/mis-candidaturas/medir-la-huella-41');
    expect(offerAddress(job, paths, true)).toBe('/mis-candidaturas/contable%207');
  });

  it('leads nowhere in a portal without such offers', () => {
    expect(offerAddress(job, { 'placement-offer': '/ofertas-practicas/{id}' })).toBeUndefined();
  });

  it('is on an island of a province, in a province, or nowhere', () => {
    expect(offerPlace({ nombreIsla: 'Menorca', provincia: 'Illes Balears' })).toBe('Menorca, Illes Balears');
    expect(offerPlace({ provincia: 'Lleida' })).toBe('Lleida');
    expect(offerPlace({ nombreIsla: 'Gran Canaria', provincia: 'Gran Canaria' })).toBe('Gran Canaria');
    expect(offerPlace({ nombreIsla: '' })).toBe('');
  });

  it('has a date in day-month order', () => {
    expect(isoDay('05/03/2026')).toBe('2026-03-05');
  });

  it('awaits an answer as a pre-enrolment only', () => {
    expect([15, 16, 17, undefined].map((estado) => awaitsAnswer({ estado }))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

it.each([
  ['2026-03-10', 0],
  ['2026-03-20', 10],
  ['2026-03-21', undefined],
  ['2026-03-09', undefined],
  [undefined, undefined],
])('an offer until %s says on 10 March how many days are left: %s', (fechaCaducidad, days) => {
  expect(daysToApply({ fechaCaducidad }, '2026-03-10')).toBe(days);
  expect(daysToApply({ fechaCaducidad, inscrito: true }, '2026-03-10')).toBeUndefined();
});

it('a candidacy is over if nobody has a next move, or the student has declined', () => {
  expect(isOver({ estado: 9, turno: 'nadie' })).toBe(true);
  expect(isOver({ estado: 17 })).toBe(true);
  expect(isOver({ estado: 8, turno: 'universidad' })).toBe(false);
  // For other states only the server knows.
  expect(isOver({ estado: 9 })).toBe(false);
});
