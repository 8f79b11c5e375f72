import fc from 'fast-check';
import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import {
  type Answering,
  beginning,
  confirmReply,
  moveToQuestion,
  currentQuestion,
  type SurveyReply,
  write,
} from '#portal/screens/surveys/answering.ts';
import { omitUndefined } from '../../../src/core/shared/omit-undefined.ts';

/** Creates a question; question 1 has the answers 11, 12 …, and `jumps` are the targets of its answers, in order. */
export function questionOf(
  idPregunta: number,
  tipo: SurveyQuestion['tipo'],
  jumps: readonly (number | undefined)[] = [],
  respuestaObligatoria = false,
): SurveyQuestion {
  const respuestas = jumps.map((idPreguntaDestino, index) => ({
    idRespuesta: idPregunta * 10 + index + 1,
    texto: `Respuesta ${index + 1}`,
    ...omitUndefined({ idPreguntaDestino }),
  }));
  return { idPregunta, texto: `Pregunta ${idPregunta}`, tipo, respuestaObligatoria, respuestas };
}

/** The reply that chooses answers of a question by position, from 1 on. */
export function choose(question: number, ...places: number[]): SurveyReply {
  return { chosen: places.map((place) => question * 10 + place), text: '' };
}

/** A survey, replies to its questions by id, and a position to go back to. */
export interface SurveyVisit {
  questions: SurveyQuestion[];
  replies: Record<number, SurveyReply>;
  place: number;
}

const kinds = ['unica', 'multiple', 'texto', 'escala'] as const;

/** Surveys of up to nine questions with jumps to anywhere: forward, back, to the same question, to none. */
export const anySurvey: fc.Arbitrary<SurveyVisit> = fc
  .array(
    fc.record({
      tipo: fc.constantFrom(...kinds),
      jumps: fc.array(fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }), {
        minLength: 1,
        maxLength: 4,
      }),
      mandatory: fc.boolean(),
      chosen: fc.nat({ max: 3 }),
      passes: fc.boolean(),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .chain((sketches) =>
    fc.record({
      questions: fc.constant(
        sketches.map(({ tipo, jumps, mandatory }, index) =>
          questionOf(index + 1, tipo, tipo === 'texto' ? [] : jumps, mandatory),
        ),
      ),
      replies: fc.constant(
        Object.fromEntries(
          sketches.map(({ tipo, jumps, chosen, passes, mandatory }, index): [number, SurveyReply] => {
            if (passes && !mandatory) return [index + 1, { chosen: [], text: '' }];
            if (tipo === 'texto') return [index + 1, { chosen: [], text: 'Bien' }];
            return [index + 1, choose(index + 1, (chosen % jumps.length) + 1)];
          }),
        ),
      ),
      place: fc.nat({ max: 9 }),
    }),
  );

/** Answers the questions in the order shown, up to the end or a number of them. */
export function walk(
  questions: readonly SurveyQuestion[],
  replies: SurveyVisit['replies'],
  maxQuestions = 50,
): Answering {
  let answering = beginning;
  for (let count = 0; count < maxQuestions; count += 1) {
    const question = currentQuestion(questions, answering);
    if (!question) return answering;
    const reply = replies[question.idPregunta] ?? { chosen: [], text: '' };
    const confirmed = confirmReply(questions, write(answering, reply));
    answering = moveToQuestion(confirmed, confirmed.at + 1);
  }
  return answering;
}
