import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import { type Answering, isReplied, questionAfter, questionShown, replyShown } from './survey-store.ts';

/** Where someone is in a survey. Jumps can make it shorter: then the number of questions is known within limits. */
export interface SurveyProgressState {
  /** Of the question that is shown, from 1 on. */
  number: number;
  /** Number of questions, at least and at most, by the answers so far. */
  least: number;
  most: number;
}

interface Range {
  least: number;
  most: number;
}

/**
 * How many questions there are from each one on, itself included, whatever is answered from now on.
 * @param asked ids of the questions that were asked, where a survey ends that comes back to them
 */
function lengthsFrom(questions: readonly SurveyQuestion[], asked: ReadonlySet<number>): Range[] {
  const places = new Map(questions.map(({ idPregunta }, place) => [idPregunta, place]));
  const lengths: Range[] = [];
  const end: Range = { least: 0, most: 0 };
  for (let place = questions.length - 1; place >= 0; place -= 1) {
    const { idPregunta, tipo, respuestas, respuestaObligatoria } = questions[place] as SurveyQuestion;
    if (asked.has(idPregunta)) {
      lengths[place] = end;
      continue;
    }
    const jumps = tipo === 'unica' ? respuestas.map((it) => places.get(it.idPreguntaDestino ?? NaN)) : [];
    const ways = jumps.map((target): Range => {
      if (target === undefined) return lengths[place + 1] ?? end;
      // A jump back may end the survey, or lead to questions that were left out before.
      return target > place ? (lengths[target] ?? end) : { least: 0, most: questions.length };
    });
    if (jumps.length === 0 || !respuestaObligatoria) ways.push(lengths[place + 1] ?? end);
    lengths[place] = {
      least: 1 + Math.min(...ways.map(({ least }) => least)),
      most: 1 + Math.max(...ways.map(({ most }) => most)),
    };
  }
  return lengths;
}

/** Where someone is, counting what is answered and what stands in the question that is shown. */
export function progressOf(questions: readonly SurveyQuestion[], answering: Answering): SurveyProgressState {
  const { steps, at, working } = answering;
  const shown = questionShown(questions, answering);
  const reply = replyShown(answering);
  const known =
    shown && working
      ? [...steps.slice(0, at), ...(isReplied(reply) ? [{ question: shown.idPregunta, reply }] : [])]
      : steps;
  const next = questionAfter(questions, known);
  const asked = new Set(known.map(({ question }) => question));
  const rest = next && lengthsFrom(questions, asked)[questions.indexOf(next)];
  const limit = questions.length;
  return {
    number: at + 1,
    least: Math.min(known.length + (rest?.least ?? 0), limit),
    most: Math.min(known.length + (rest?.most ?? 0), limit),
  };
}
