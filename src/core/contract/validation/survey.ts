import type { GivenAnswer, SurveyQuestion } from '#core/contract/entities/survey.ts';

/** Whether something was answered: a choice, or a text that is not blank. */
function isAnswered(question: Pick<SurveyQuestion, 'idPregunta'>, given: readonly GivenAnswer[]): boolean {
  return given.some(
    (answer) =>
      answer.idPregunta === question.idPregunta &&
      (answer.idRespuesta !== undefined || (answer.texto ?? '').trim() !== ''),
  );
}

/** Ids of the mandatory questions without an answer, among those that were asked. */
export function unansweredQuestions(
  asked: readonly SurveyQuestion[],
  given: readonly GivenAnswer[],
): number[] {
  return asked
    .filter((question) => question.respuestaObligatoria && !isAnswered(question, given))
    .map((question) => question.idPregunta);
}

/** Shown at one question, and at the end. */
export const surveyMessages = {
  question: 'validation.answerThisQuestion',
  end: 'validation.answerMandatoryQuestions',
} as const;
