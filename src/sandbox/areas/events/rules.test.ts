import { describe, expect, it } from 'vitest';
import { enrolmentRefusal, type EventFacts, isOver } from './rules.ts';

const today = '2026-03-10';
const event: EventFacts = { fecha: '2026-03-10T09:00', conInscripcion: true, dirigidoA: 'todos' };
const nobody = { self: false, all: 0 };

describe('an event', () => {
  it('lasts until the end of its last day', () => {
    expect(isOver({ fecha: '2026-03-10T09:00' }, today)).toBe(false);
    expect(isOver({ fecha: '2026-03-09T23:59' }, today)).toBe(true);
    expect(isOver({ fecha: '2026-03-08', fechaFin: '2026-03-10T12:00' }, today)).toBe(false);
    expect(isOver({ fecha: '2026-03-08', fechaFin: '2026-03-09' }, today)).toBe(true);
  });
});

describe('enrolling in an event', () => {
  it.each([
    ['anybody may', {}, nobody, false, undefined],
    ['nobody in one that is over', { fecha: '2026-03-09' }, nobody, false, 74],
    ['nobody in one without enrolment', { conInscripcion: false }, nobody, false, 75],
    ['a graduate not in one for students', { dirigidoA: 'alumnos' }, nobody, true, 77],
    ['a student in one for students', { dirigidoA: 'alumnos' }, nobody, false, undefined],
    ['a student not in one for graduates', { dirigidoA: 'egresados' }, nobody, false, 78],
    ['a graduate in one for graduates', { dirigidoA: 'egresados' }, nobody, true, undefined],
    ['nobody twice', {}, { self: true, all: 1 }, false, 76],
    ['someone for the last place', { plazas: 2 }, { self: false, all: 1 }, false, undefined],
    ['nobody without a place', { plazas: 2 }, { self: false, all: 2 }, false, 75],
    ['nobody twice, whatever the places', { plazas: 1 }, { self: true, all: 1 }, false, 76],
  ] as const)('%s', (_, facts, enrolled, egresado, code) => {
    expect(enrolmentRefusal({ ...event, ...facts }, today, enrolled, egresado)).toBe(code);
  });
});
