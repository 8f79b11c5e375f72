import { omitUndefined } from '#core/shared/omit-undefined.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenAnswer, SurveyQuestion } from '#core/contract/entities/survey.ts';
import { areAnswers, surveyPath } from './survey-path.ts';

type Tipo = SurveyQuestion['tipo'];

/** Question 1 has the answers 11, 12 …; `jumps` are the destinations of its answers, in their order. */
function question(
  idPregunta: number,
  tipo: Tipo = 'unica',
  jumps: (number | undefined)[] = [],
): SurveyQuestion {
  const respuestas = jumps.map((idPreguntaDestino, index) => ({
    idRespuesta: idPregunta * 10 + index + 1,
    texto: `Respuesta ${index + 1}`,
    ...omitUndefined({ idPreguntaDestino }),
  }));
  return { idPregunta, texto: `Pregunta ${idPregunta}`, tipo, respuestaObligatoria: false, respuestas };
}

const ids = (path: readonly SurveyQuestion[]): number[] => path.map(({ idPregunta }) => idPregunta);

const answer = (idPregunta: number, option: number): GivenAnswer => ({
  idPregunta,
  idRespuesta: idPregunta * 10 + option,
});

describe('the path through a survey', () => {
  const questions = [question(1, 'unica', [3, undefined]), question(2), question(3), question(4)];

  it('goes from question to question where nothing jumps', () => {
    expect(ids(surveyPath(questions, []))).toEqual([1, 2, 3, 4]);
    expect(ids(surveyPath(questions, [answer(1, 2)]))).toEqual([1, 2, 3, 4]);
    expect(surveyPath([], [])).toEqual([]);
  });

  it('follows the destination of the chosen answer', () => {
    expect(ids(surveyPath(questions, [answer(1, 1)]))).toEqual([1, 3, 4]);
  });

  it('ends before a question that was asked already', () => {
    expect(ids(surveyPath([question(1), question(2, 'unica', [1]), question(3)], [answer(2, 1)]))).toEqual([
      1, 2,
    ]);
    expect(ids(surveyPath([question(1, 'unica', [1]), question(2)], [answer(1, 1)]))).toEqual([1]);
  });

  it('does not jump to a question of another survey', () => {
    expect(ids(surveyPath([question(1, 'unica', [99]), question(2)], [answer(1, 1)]))).toEqual([1, 2]);
  });

  it.each(['multiple', 'texto', 'escala'] as const)(
    'does not jump from a question of the kind %s',
    (tipo) => {
      expect(ids(surveyPath([question(1, tipo, [3]), question(2), question(3)], [answer(1, 1)]))).toEqual([
        1, 2, 3,
      ]);
    },
  );
});

describe('the path through any survey', () => {
  const kinds = fc.constantFrom<Tipo>('unica', 'multiple', 'texto', 'escala');
  const surveys = fc
    .array(fc.tuple(kinds, fc.array(fc.option(fc.nat(12), { nil: undefined }), { maxLength: 4 })), {
      maxLength: 9,
    })
    .map((sketches) => sketches.map(([tipo, jumps], index) => question(index + 1, tipo, jumps)));
  const answers = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 5 }))
      .map(([id, option]) => answer(id, option)),
  );

  it('begins with the first question and asks none twice', () => {
    fc.assert(
      fc.property(surveys, answers, (questions, given) => {
        const path = surveyPath(questions, given);
        expect(path[0]).toBe(questions[0]);
        expect(new Set(path).size).toBe(path.length);
      }),
    );
  });

  it('continues at the target of an answer or the next question, until none is left', () => {
    fc.assert(
      fc.property(surveys, answers, (questions, given) => {
        const path = surveyPath(questions, given);
        path.forEach((current, index) => {
          const chosen = given.find(({ idPregunta }) => idPregunta === current.idPregunta)?.idRespuesta;
          const option = current.respuestas.find(({ idRespuesta }) => idRespuesta === chosen);
          const target =
            current.tipo === 'unica'
              ? questions.find(({ idPregunta }) => idPregunta === option?.idPreguntaDestino)
              : undefined;
          const following = target ?? questions[questions.indexOf(current) + 1];
          if (index + 1 < path.length) expect(path[index + 1]).toBe(following);
          else expect(following === undefined || path.includes(following)).toBe(true);
        });
      }),
    );
  });

  it('does not depend on answers to questions that are not asked', () => {
    fc.assert(
      fc.property(surveys, answers, (questions, given) => {
        const path = surveyPath(questions, given);
        const asked = new Set(ids(path));
        const onPath = given.filter(({ idPregunta }) => asked.has(idPregunta));
        expect(surveyPath(questions, onPath)).toEqual(path);
      }),
    );
  });
});

describe('answers', () => {
  const questions = [
    question(1, 'unica', [undefined, undefined]),
    question(2, 'multiple', [undefined, undefined]),
    question(3, 'texto'),
    question(4, 'escala', [undefined, undefined, undefined, undefined, undefined]),
  ];

  it('are one for each question, or several for multiple choice', () => {
    const text = { idPregunta: 3, texto: 'Sí, «todo» <bien>' };
    expect(areAnswers(questions, [answer(1, 2), answer(2, 1), answer(2, 2), text, answer(4, 5)])).toBe(true);
    expect(areAnswers(questions, [])).toBe(true);
  });

  it.each([
    ['two answers to a question with one', [answer(1, 1), answer(1, 2)]],
    ['the same answer twice', [answer(2, 1), answer(2, 1)]],
    ['the answer of another question', [{ idPregunta: 1, idRespuesta: 21 }]],
    ['an answer to a question of another survey', [answer(9, 1)]],
    ['a text where a choice is asked for', [{ idPregunta: 1, texto: 'Sí' }]],
    ['a choice where a text is asked for', [{ idPregunta: 3, idRespuesta: 11 }]],
    [
      'two texts',
      [
        { idPregunta: 3, texto: 'a' },
        { idPregunta: 3, texto: 'b' },
      ],
    ],
    ['nothing', [{ idPregunta: 1 }]],
  ])('are not %s', (_, given) => {
    expect(areAnswers(questions, given)).toBe(false);
  });
});
