import { describe, expect, it } from 'vitest';
import type { OfferState, Process } from '#core/contract/entities/process.ts';
import {
  actionsFor,
  expiresSoon,
  isForUniversity,
  listedStates,
  type OfferRights,
  wasPublished,
} from './company-offers.ts';

const today = '2026-03-10';
const offer = (Estado: OfferState, values: Partial<Process> = {}): Process => ({
  idoferta: 1,
  urlAcceso: 'taller',
  titulo: 'Taller',
  idPerfil: 2,
  idEstado: 1,
  Estado,
  numCandidatos: 0,
  numCandidatosSinLeer: 0,
  ...values,
});
const all: OfferRights = {
  kinds: ['practicas', 'empleo'],
  canDuplicarOferta: true,
  canDuplicarOfertaInvertida: true,
};
const none: OfferRights = {
  kinds: ['practicas'],
  canDuplicarOferta: false,
  canDuplicarOfertaInvertida: false,
};
const actions = (process: Process, rights = all): string => {
  const { primary, others } = actionsFor(process, rights, today);
  return [primary ?? '-', ...others].join(' ');
};

it('an offer has been published unless it is pending or refused', () => {
  expect(listedStates.map((state) => wasPublished(offer(state)))).toEqual([false, true, true, true]);
  const refused = { por: 'universidad', motivo: 'Falta el horario' } as const;
  expect(wasPublished(offer('cerrada', { cierre: refused }))).toBe(false);
});

describe('what a company can do with an offer', () => {
  it.each<[string, Process, string]>([
    ['pending', offer('pendiente'), 'edit sheet preview duplicate duplicateAsOther close delete'],
    [
      'pending with a manager',
      offer('pendiente', { tieneGestor: true }),
      'sheet preview duplicate duplicateAsOther close',
    ],
    [
      'pending, and over by the calendar',
      offer('pendiente', { fechaCaducidad: '2026-03-09' }),
      'sheet preview duplicate duplicateAsOther close delete',
    ],
    ['active', offer('activa'), 'candidates sheet preview duplicate duplicateAsOther close delete'],
    [
      'active with a manager',
      offer('activa', { tieneGestor: true }),
      'candidates sheet preview duplicate duplicateAsOther close',
    ],
    ['expired', offer('caducada'), 'duplicate sheet preview duplicateAsOther close delete'],
    [
      'expired with candidates',
      offer('caducada', { numCandidatos: 2, tieneGestor: true }),
      'candidates sheet preview duplicate duplicateAsOther close delete',
    ],
    [
      'closed',
      offer('cerrada', { numCandidatos: 2, tieneGestor: true }),
      'duplicate candidates sheet preview duplicateAsOther delete',
    ],
    ['deleted', offer('eliminada'), '-'],
  ])('that is %s', (_, process, expected) => {
    expect(actions(process)).toBe(expected);
  });

  it('depends on the switches of the brand, and on the kinds that brand and company have', () => {
    expect(actions(offer('cerrada'), none)).toBe('sheet preview delete');
    expect(actions(offer('cerrada', { numCandidatos: 1 }), none)).toBe('candidates sheet preview delete');
    expect(actions(offer('caducada'), none)).toBe('sheet preview close delete');
    const onlyJobs = { ...all, kinds: ['empleo'] as const };
    expect(actions(offer('cerrada'), onlyJobs)).toBe('sheet preview duplicateAsOther delete');
    expect(actions(offer('cerrada', { idPerfil: 1 }), onlyJobs)).toBe('duplicate sheet preview delete');
  });
});

it('a published or managed offer is changed by a request to the institution', () => {
  const states = [
    offer('pendiente'),
    offer('pendiente', { tieneGestor: true }),
    offer('activa'),
    offer('caducada'),
  ];
  expect(states.map(isForUniversity)).toEqual([false, true, true, false]);
});

it('an open offer expires soon when its last day is within a week', () => {
  const ending = (Estado: OfferState, fechaCaducidad?: string): boolean =>
    expiresSoon(offer(Estado, fechaCaducidad ? { fechaCaducidad } : {}), today);
  expect(ending('activa', '2026-03-17')).toBe(true);
  expect(ending('pendiente', today)).toBe(true);
  expect(ending('activa', '2026-03-18')).toBe(false);
  expect(ending('activa')).toBe(false);
  expect(ending('caducada', '2026-03-09')).toBe(false);
});
