import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import { type Answering, hasReply, questionAfter, currentQuestion, currentReply } from './answering.ts';

/** Progress in a survey. Jumps can shorten it, so the number of questions is a range. */
export interface SurveyProgressState {
  /** Number of the current question, from 1. */
  number: number;
  /** Minimum and maximum number of questions, given the answers so far. */
  least: number;
  most: number;
}

interface Range {
  least: number;
  most: number;
}

/**
 * Minimum and maximum number of questions from each question on, itself included, for any further answers.
 * @param asked ids of the questions asked so far; a jump back to one of these ends the survey
 */
function lengthsFrom(questions: readonly SurveyQuestion[], asked: ReadonlySet<number>): Range[] {
  const indexes = new Map(questions.map(({ idPregunta }, index) => [idPregunta, index]));
  const lengths: Range[] = [];
  const end: Range = { least: 0, most: 0 };
  for (let index = questions.length - 1; index >= 0; index -= 1) {
    const { idPregunta, tipo, respuestas, respuestaObligatoria } = questions[index] as SurveyQuestion;
    if (asked.has(idPregunta)) {
      lengths[index] = end;
      continue;
    }
    const jumps =
      tipo === 'unica'
        ? respuestas.map(({ idPreguntaDestino }) => indexes.get(idPreguntaDestino ?? NaN))
        : [];
    const ways = jumps.map((target): Range => {
      if (target === undefined) return lengths[index + 1] ?? end;
      // A jump back may end the survey, or lead to questions skipped before.
      return target > index ? (lengths[target] ?? end) : { least: 0, most: questions.length };
    });
    if (jumps.length === 0 || !respuestaObligatoria) ways.push(lengths[index + 1] ?? end);
    lengths[index] = {
      least: 1 + Math.min(...ways.map(({ least }) => least)),
      most: 1 + Math.max(...ways.map(({ most }) => most)),
    };
  }
  return lengths;
}

/** Computes the progress from the confirmed answers and the current reply. */
export function progressOf(questions: readonly SurveyQuestion[], answering: Answering): SurveyProgressState {
  const { steps, at, working } = answering;
  const shown = currentQuestion(questions, answering);
  const reply = currentReply(answering);
  const confirmed =
    shown && working
      ? [...steps.slice(0, at), ...(hasReply(reply) ? [{ question: shown.idPregunta, reply }] : [])]
      : steps;
  const next = questionAfter(questions, confirmed);
  const asked = new Set(confirmed.map(({ question }) => question));
  const rest = next && lengthsFrom(questions, asked)[questions.indexOf(next)];
  const limit = questions.length;
  return {
    number: at + 1,
    least: Math.min(confirmed.length + (rest?.least ?? 0), limit),
    most: Math.min(confirmed.length + (rest?.most ?? 0), limit),
  };
}
