import { expect, it } from 'vitest';
import type { Survey } from '#api/entities/survey-entry.ts';
import { sortSurveys, surveyAddress } from './survey-list.ts';

const surveyOf = (urlAcceso: string, values: Partial<Survey> = {}): Survey => ({
  titulo: urlAcceso,
  urlAcceso,
  respuestaObligatoria: false,
  contestada: false,
  paraAlumnos: true,
  paraEmpresa: false,
  ...values,
});

it('puts the mandatory surveys first and the answered ones apart', () => {
  const { open, answered } = sortSurveys([
    surveyOf('done', { contestada: true, respuestaObligatoria: true }),
    surveyOf('first'),
    surveyOf('must', { respuestaObligatoria: true }),
    surveyOf('second'),
  ]);
  expect(open.map(({ urlAcceso }) => urlAcceso)).toEqual(['must', 'first', 'second']);
  expect(answered.map(({ urlAcceso }) => urlAcceso)).toEqual(['done']);
});

it('opens a survey with its own token, written as an address', () => {
  expect(surveyAddress('/x/{id}', surveyOf('a b', { token: 'q+r/s=' }))).toBe('/x/a%20b?t=q%2Br%2Fs%3D');
  expect(surveyAddress('/x/{id}', surveyOf('foro'))).toBe('/x/foro');
});
