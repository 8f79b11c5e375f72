import { expect, it } from 'vitest';
import { surveyEntry as surveyOf } from '../../../../tests/support/sandbox/survey-entry.ts';
import { sortSurveys } from './survey-list.ts';

it('puts mandatory surveys first and separates answered ones', () => {
  const { open, answered } = sortSurveys([
    surveyOf('done', { contestada: true, respuestaObligatoria: true }),
    surveyOf('first'),
    surveyOf('must', { respuestaObligatoria: true }),
    surveyOf('second'),
  ]);
  expect(open.map(({ urlAcceso }) => urlAcceso)).toEqual(['must', 'first', 'second']);
  expect(answered.map(({ urlAcceso }) => urlAcceso)).toEqual(['done']);
});
