import { expect, it } from 'vitest';
import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import { checkCvLanguage } from './cv-language.ts';
import { isInOrder } from './dates.ts';
import { unansweredQuestions } from './survey.ts';

function question(idPregunta: number, respuestaObligatoria: boolean): SurveyQuestion {
  return { idPregunta, respuestaObligatoria, texto: '¿?', tipo: 'texto', respuestas: [] };
}

it('finds the mandatory questions without an answer', () => {
  const questions = [question(1, true), question(2, false), question(3, true), question(4, true)];
  const answers = [
    { idPregunta: 1, idRespuesta: 0 },
    { idPregunta: 3, texto: '   ' },
    { idPregunta: 9, texto: 'no se preguntó' },
  ];
  expect(unansweredQuestions(questions, answers)).toEqual([3, 4]);
});

it('requires both language and level', () => {
  expect(checkCvLanguage({ idioma: 1, nivel: 2 })).toBeUndefined();
  expect(checkCvLanguage({ idioma: 1 })).toBe('validation.languageAndLevel');
  expect(checkCvLanguage({ nivel: 1 })).toBe('validation.languageAndLevel');
});

it('requires a start before its end', () => {
  expect(isInOrder('2026-01-31', '2026-02-01')).toBe(true);
  expect(isInOrder('2026-02-01', '2026-02-01')).toBe(false);
  expect(isInOrder('2026-02-01', undefined)).toBe(true);
});
