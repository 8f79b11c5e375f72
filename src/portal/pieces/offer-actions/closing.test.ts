import { expect, it } from 'vitest';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { closingOf, closingProblems, initialClosing, nomineesOf } from './closing.ts';

const today = '2026-02-10';

const noClosing = initialClosing([]);

const filled = {
  chosen: 'si',
  candidatos: '',
  nombre: ' Nora Vidal ',
  fechaInicioContrato: '2026-03-01',
  idTipoContrato: '2',
};

it('requires whether a candidate was chosen and, if so, name, start and contract', () => {
  const required = 'validation.required';
  expect(closingProblems(noClosing, [], today)).toEqual({ chosen: required });
  expect(closingProblems({ ...noClosing, chosen: 'no' }, [], today)).toEqual({});
  expect(closingProblems({ ...noClosing, chosen: 'si' }, [], today)).toEqual({
    nombre: required,
    fechaInicioContrato: required,
    idTipoContrato: required,
  });
  expect(closingProblems(filled, [], today)).toEqual({});
  expect(Object.keys(closingProblems({ ...filled, fechaInicioContrato: '\ufffd' }, [], today))).toEqual([
    'fechaInicioContrato',
  ]);
  expect(Object.keys(closingProblems({ ...filled, nombre: 'x'.repeat(301) }, [], today))).toEqual(['nombre']);
  for (const fechaInicioContrato of ['1900-01-01', '2060-01-01'])
    expect(closingProblems({ ...filled, fechaInicioContrato }, [], today)).toEqual({
      fechaInicioContrato: 'validation.dayOfOtherYear',
    });
});

it('sends no candidate data if nobody was chosen, whatever was typed before', () => {
  expect(closingOf({ ...filled, chosen: 'no' }, [])).toEqual({ hayElegido: false });
  expect(closingOf(filled, [])).toEqual({
    hayElegido: true,
    nombre: 'Nora Vidal',
    fechaInicioContrato: '2026-03-01',
    idTipoContrato: 2,
  });
});

const states = [
  { id: 4, descripcion: 'En proceso', fase: 'enProceso' as const },
  { id: 7, descripcion: 'Finalista', fase: 'finalistas' as const },
  { id: 8, descripcion: 'Seleccionada', fase: 'seleccionadas' as const },
];

const candidateOf = (idCandidatura: number, estado: number, names: Partial<Candidate>): Candidate => ({
  idCandidatura,
  estado,
  fecha: '2026-02-01T10:00:00',
  leido: true,
  ...names,
});

const nominees = nomineesOf(
  [
    candidateOf(1, 4, { nombre: 'Aina', apellidos: 'Roca' }),
    candidateOf(2, 7, { nombre: 'Biel', apellidos: 'Mas' }),
    candidateOf(3, 8, { nombre: 'Carla', apellidos: 'Pons' }),
    candidateOf(4, 8, { iniciales: 'D. S.' }),
    candidateOf(5, 99, { nombre: 'Eva' }),
  ],
  states,
);

it('offers the candidates whose name is not withheld, those selected and finalists first', () => {
  expect(nominees.map(({ name }) => name)).toEqual(['Carla Pons', 'Biel Mas', 'Aina Roca', 'Eva']);
  expect(nominees.map(({ state }) => state)).toEqual(['Seleccionada', 'Finalista', 'En proceso', undefined]);
});

it('opens with the candidates chosen who are selected already', () => {
  expect(initialClosing(nominees)).toMatchObject({ chosen: '', candidatos: '3', nombre: '' });
});

it('sends the names of the chosen candidates, then the typed one', () => {
  const nameOf = (candidatos: string, nombre = '') =>
    closingOf({ ...filled, candidatos, nombre }, nominees).nombre;
  expect(nameOf('1,3')).toBe('Carla Pons, Aina Roca');
  expect(nameOf('2', ' Nora Vidal ')).toBe('Biel Mas, Nora Vidal');
  expect(nameOf('', 'Nora Vidal')).toBe('Nora Vidal');
  // A candidate of a draft who is no longer in the list.
  expect(nameOf('2,77')).toBe('Biel Mas');
});

it('requires a chosen candidate or a typed name, and 300 characters at most of all together', () => {
  const problemsOf = (candidatos: string, nombre: string) =>
    closingProblems({ ...filled, candidatos, nombre }, nominees, today);
  expect(problemsOf('', ' ')).toEqual({ candidatos: 'validation.required' });
  expect(problemsOf('1', '')).toEqual({});
  expect(problemsOf('', 'x'.repeat(300))).toEqual({});
  expect(problemsOf('', 'x'.repeat(301))).toEqual({ nombre: 'validation.malformed' });
  expect(problemsOf('1', 'x'.repeat(290))).toEqual({ candidatos: 'company-offers.chosenTooLong' });
  expect(problemsOf('1', 'x'.repeat(289))).toEqual({});
});
