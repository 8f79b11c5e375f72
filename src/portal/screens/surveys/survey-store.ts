import type { GivenAnswer, SurveyQuestion } from '#core/contract/entities/survey.ts';
import { unansweredQuestions } from '#core/contract/validation/survey.ts';

/** What someone replies to one question: the ids of the chosen answers, or a text. */
export interface SurveyReply {
  chosen: readonly number[];
  text: string;
}

/** A question that was asked, with the reply to it; an empty one for a question that was passed over. */
export interface SurveyStep {
  question: number;
  reply: SurveyReply;
}

/** How far someone is with a survey. */
export interface Answering {
  /** The questions replied to or passed over, in the order in which they were asked. */
  steps: readonly SurveyStep[];
  /** Place (from 0) of the question that is shown: one of the steps, or the one that follows them. */
  at: number;
  /** What stands in that question and is not confirmed yet. */
  working?: SurveyReply;
}

/** The longest text that the contract takes, in characters. */
export const longestText = 4000;

const noReply: SurveyReply = { chosen: [], text: '' };

export const beginning: Answering = { steps: [], at: 0 };

export function isReplied({ chosen, text }: SurveyReply): boolean {
  return chosen.length > 0 || text.trim() !== '';
}

const isSame = (a: SurveyReply, b: SurveyReply): boolean =>
  a.text === b.text && a.chosen.length === b.chosen.length && a.chosen.every((id) => b.chosen.includes(id));

/** The question that an answer leads to instead of the next one; only those with a single answer jump. */
function destination(question: SurveyQuestion, { chosen }: SurveyReply): number | undefined {
  if (question.tipo !== 'unica') return undefined;
  return question.respuestas.find(({ idRespuesta }) => idRespuesta === chosen[0])?.idPreguntaDestino;
}

/**
 * The question that follows some steps: the destination of the last answer, else the next in order. `undefined` at the
 * end, which also is where a jump leads back to something that was asked already. A destination that is no question
 * of the survey does not jump.
 * @param questions in their order
 */
export function questionAfter(
  questions: readonly SurveyQuestion[],
  steps: readonly SurveyStep[],
): SurveyQuestion | undefined {
  const last = steps.at(-1);
  if (!last) return questions[0];
  const place = questions.findIndex(({ idPregunta }) => idPregunta === last.question);
  const question = questions[place];
  if (!question) return undefined;
  const wanted = destination(question, last.reply);
  const next = questions.find(({ idPregunta }) => idPregunta === wanted) ?? questions[place + 1];
  return steps.some((step) => step.question === next?.idPregunta) ? undefined : next;
}

/** The question that is shown; `undefined` when all have been, and the answers can be looked over and sent. */
export function questionShown(
  questions: readonly SurveyQuestion[],
  { steps, at }: Answering,
): SurveyQuestion | undefined {
  return questionAfter(questions, steps.slice(0, at));
}

/** What stands in the question that is shown. */
export function replyShown({ steps, at, working }: Answering): SurveyReply {
  return working ?? steps[at]?.reply ?? noReply;
}

export function write(answering: Answering, working: SurveyReply): Answering {
  return { ...answering, working };
}

const isChanged = ({ steps, at, working }: Answering): boolean =>
  working !== undefined && !isSame(working, steps[at]?.reply ?? noReply);

/**
 * The steps once the reply that is shown is taken as given. A changed answer drops what came after it; answering what
 * was passed over does not, unless it leads elsewhere.
 */
function stepsWithReply(questions: readonly SurveyQuestion[], answering: Answering): readonly SurveyStep[] {
  const { steps, at } = answering;
  const question = questionShown(questions, answering);
  if (!question || (at < steps.length && !isChanged(answering))) return steps;
  const given = [...steps.slice(0, at), { question: question.idPregunta, reply: replyShown(answering) }];
  const later = steps.slice(at + 1);
  const wasPassed = steps[at] !== undefined && !isReplied(steps[at].reply);
  const leadsThere = questionAfter(questions, given)?.idPregunta === later[0]?.question;
  return wasPassed && leadsThere ? [...given, ...later] : given;
}

/** How many later answers are dropped when the reply that is shown is taken as given. */
export function answersAtStake(questions: readonly SurveyQuestion[], answering: Answering): number {
  const { length } = stepsWithReply(questions, answering);
  return answering.steps.slice(length).filter(({ reply }) => isReplied(reply)).length;
}

/** Takes the reply that is shown as given, and with it drops what was answered after an earlier one. */
export function confirm(questions: readonly SurveyQuestion[], answering: Answering): Answering {
  return { steps: stepsWithReply(questions, answering), at: answering.at };
}

/** Leaves the question that is shown as it was confirmed last. */
export function discard({ steps, at }: Answering): Answering {
  return { steps, at };
}

/** Goes to a question that was asked, or to the one after all of them. */
export function goTo({ steps }: Answering, place: number): Answering {
  return { steps, at: Math.max(0, Math.min(place, steps.length)) };
}

/** Whether every question on the way has been asked. */
export function isComplete(questions: readonly SurveyQuestion[], { steps }: Answering): boolean {
  return questionAfter(questions, steps) === undefined;
}

/** The answers as the contract wants them. */
export function givenAnswers(
  questions: readonly SurveyQuestion[],
  steps: readonly SurveyStep[],
): GivenAnswer[] {
  return steps.flatMap(({ question: idPregunta, reply }): GivenAnswer[] => {
    const question = questions.find((it) => it.idPregunta === idPregunta);
    if (!question || !isReplied(reply)) return [];
    if (question.tipo === 'texto') return [{ idPregunta, texto: reply.text }];
    return reply.chosen.map((idRespuesta) => ({ idPregunta, idRespuesta }));
  });
}

/** Place of the first mandatory question that was passed over, as when it became mandatory meanwhile. */
export function firstUnanswered(
  questions: readonly SurveyQuestion[],
  { steps }: Answering,
): number | undefined {
  const asked = questions.filter((it) => steps.some(({ question }) => question === it.idPregunta));
  const missing = unansweredQuestions(asked, givenAnswers(questions, steps));
  const place = steps.findIndex(({ question }) => missing.includes(question));
  return place === -1 ? undefined : place;
}
