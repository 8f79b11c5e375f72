import type { GivenAnswer, SurveyQuestion } from '#core/contract/entities/survey.ts';
import { unansweredQuestions } from '#core/contract/validation/survey.ts';

/** Reply to one question: the ids of the chosen answers, or a text. */
export interface SurveyReply {
  chosen: readonly number[];
  text: string;
}

/** A question asked, with its reply; the reply is empty if the question was skipped. */
export interface SurveyStep {
  question: number;
  reply: SurveyReply;
}

/** State of answering a survey. */
export interface Answering {
  /** Questions answered or skipped, in the order in which they were asked. */
  steps: readonly SurveyStep[];
  /** Index of the current question: one of the steps, or the one after them. */
  at: number;
  /** Unconfirmed reply to the current question. */
  working?: SurveyReply;
}

/** Maximum length of a text in the contract, in characters. */
export const longestText = 4000;

const noReply: SurveyReply = { chosen: [], text: '' };

export const beginning: Answering = { steps: [], at: 0 };

export function hasReply({ chosen, text }: SurveyReply): boolean {
  return chosen.length > 0 || text.trim() !== '';
}

const isSame = (a: SurveyReply, b: SurveyReply): boolean =>
  a.text === b.text && a.chosen.length === b.chosen.length && a.chosen.every((id) => b.chosen.includes(id));

/** Id of the question that an answer jumps to; only single-choice questions jump. */
function destination(question: SurveyQuestion, { chosen }: SurveyReply): number | undefined {
  if (question.tipo !== 'unica') return undefined;
  return question.respuestas.find(({ idRespuesta }) => idRespuesta === chosen[0])?.idPreguntaDestino;
}

/**
 * Finds the question after some steps: the target of the last answer's jump, else the next in order. `undefined` at
 * the end, also if a jump leads back to a question already asked. Jumps to unknown questions are ignored.
 * @param questions all questions in order
 */
export function questionAfter(
  questions: readonly SurveyQuestion[],
  steps: readonly SurveyStep[],
): SurveyQuestion | undefined {
  const last = steps.at(-1);
  if (!last) return questions[0];
  const index = questions.findIndex(({ idPregunta }) => idPregunta === last.question);
  const question = questions[index];
  if (!question) return undefined;
  const target = destination(question, last.reply);
  const next = questions.find(({ idPregunta }) => idPregunta === target) ?? questions[index + 1];
  return steps.some((step) => step.question === next?.idPregunta) ? undefined : next;
}

/** The current question; `undefined` after the last one, when the answers can be reviewed and sent. */
export function currentQuestion(
  questions: readonly SurveyQuestion[],
  { steps, at }: Answering,
): SurveyQuestion | undefined {
  return questionAfter(questions, steps.slice(0, at));
}

/** The reply to the current question. */
export function currentReply({ steps, at, working }: Answering): SurveyReply {
  return working ?? steps[at]?.reply ?? noReply;
}

export function write(answering: Answering, working: SurveyReply): Answering {
  return { ...answering, working };
}

const isChanged = ({ steps, at, working }: Answering): boolean =>
  working !== undefined && !isSame(working, steps[at]?.reply ?? noReply);

/**
 * Steps with the current reply confirmed. A changed answer drops the later steps; answering a skipped question does
 * not, unless the answer leads elsewhere.
 */
function stepsWithReply(questions: readonly SurveyQuestion[], answering: Answering): readonly SurveyStep[] {
  const { steps, at } = answering;
  const question = currentQuestion(questions, answering);
  if (!question || (at < steps.length && !isChanged(answering))) return steps;
  const given = [...steps.slice(0, at), { question: question.idPregunta, reply: currentReply(answering) }];
  const later = steps.slice(at + 1);
  const wasSkipped = steps[at] !== undefined && !hasReply(steps[at].reply);
  const leadsThere = questionAfter(questions, given)?.idPregunta === later[0]?.question;
  return wasSkipped && leadsThere ? [...given, ...later] : given;
}

/** Number of later answers that confirming the current reply would drop. */
export function answersAtStake(questions: readonly SurveyQuestion[], answering: Answering): number {
  const { length } = stepsWithReply(questions, answering);
  return answering.steps.slice(length).filter(({ reply }) => hasReply(reply)).length;
}

/** Confirms the current reply, which drops later steps if an earlier answer has changed. */
export function confirmReply(questions: readonly SurveyQuestion[], answering: Answering): Answering {
  return { steps: stepsWithReply(questions, answering), at: answering.at };
}

/** Discards the unconfirmed reply to the current question. */
export function discard({ steps, at }: Answering): Answering {
  return { steps, at };
}

/** Moves to a question already asked, or to the one after all steps. */
export function moveToQuestion({ steps }: Answering, index: number): Answering {
  return { steps, at: Math.max(0, Math.min(index, steps.length)) };
}

/** Whether every question on the path has been asked. */
export function isComplete(questions: readonly SurveyQuestion[], { steps }: Answering): boolean {
  return questionAfter(questions, steps) === undefined;
}

/** Converts the steps to the contract's answers. */
export function givenAnswers(
  questions: readonly SurveyQuestion[],
  steps: readonly SurveyStep[],
): GivenAnswer[] {
  return steps.flatMap(({ question: idPregunta, reply }): GivenAnswer[] => {
    const question = questions.find((known) => known.idPregunta === idPregunta);
    if (!question || !hasReply(reply)) return [];
    if (question.tipo === 'texto') return [{ idPregunta, texto: reply.text }];
    return reply.chosen.map((idRespuesta) => ({ idPregunta, idRespuesta }));
  });
}

/** Index of the first skipped mandatory question, which may have become mandatory meanwhile. */
export function firstUnanswered(
  questions: readonly SurveyQuestion[],
  { steps }: Answering,
): number | undefined {
  const asked = questions.filter(({ idPregunta }) => steps.some(({ question }) => question === idPregunta));
  const missing = unansweredQuestions(asked, givenAnswers(questions, steps));
  const index = steps.findIndex(({ question }) => missing.includes(question));
  return index === -1 ? undefined : index;
}
