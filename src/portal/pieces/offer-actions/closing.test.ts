import { expect, it } from 'vitest';
import { closingOf, closingProblems, noClosing } from './closing.ts';

const today = '2026-02-10';

const filled = {
  chosen: 'si',
  nombre: ' Nora Vidal ',
  fechaInicioContrato: '2026-03-01',
  idTipoContrato: '2',
};

it('requires whether a candidate was chosen and, if so, name, start and contract', () => {
  const required = 'validation.required';
  expect(closingProblems(noClosing, today)).toEqual({ chosen: required });
  expect(closingProblems({ ...noClosing, chosen: 'no' }, today)).toEqual({});
  expect(closingProblems({ ...noClosing, chosen: 'si' }, today)).toEqual({
    nombre: required,
    fechaInicioContrato: required,
    idTipoContrato: required,
  });
  expect(closingProblems(filled, today)).toEqual({});
  expect(Object.keys(closingProblems({ ...filled, fechaInicioContrato: '\ufffd' }, today))).toEqual([
    'fechaInicioContrato',
  ]);
  expect(Object.keys(closingProblems({ ...filled, nombre: 'x'.repeat(301) }, today))).toEqual(['nombre']);
  for (const fechaInicioContrato of ['1900-01-01', '2060-01-01'])
    expect(closingProblems({ ...filled, fechaInicioContrato }, today)).toEqual({
      fechaInicioContrato: 'validation.dayOfOtherYear',
    });
});

it('sends no candidate data if nobody was chosen, whatever was typed before', () => {
  expect(closingOf({ ...filled, chosen: 'no' })).toEqual({ hayElegido: false });
  expect(closingOf(filled)).toEqual({
    hayElegido: true,
    nombre: 'Nora Vidal',
    fechaInicioContrato: '2026-03-01',
    idTipoContrato: 2,
  });
});
