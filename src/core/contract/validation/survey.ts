import type { GivenAnswer, SurveyQuestion } from '#core/contract/entities/survey.ts';

/** Whether a question has an answer: a choice, or a text that is not blank. */
function isAnswered(question: Pick<SurveyQuestion, 'idPregunta'>, answers: readonly GivenAnswer[]): boolean {
  return answers.some(
    (answer) =>
      answer.idPregunta === question.idPregunta &&
      (answer.idRespuesta !== undefined || (answer.texto ?? '').trim() !== ''),
  );
}

/** Ids of the mandatory questions without an answer, among the given questions. */
export function unansweredQuestions(
  questions: readonly SurveyQuestion[],
  answers: readonly GivenAnswer[],
): number[] {
  return questions
    .filter((question) => question.respuestaObligatoria && !isAnswered(question, answers))
    .map((question) => question.idPregunta);
}

/** Messages shown at a question, and at the end of the survey. */
export const surveyMessages = {
  question: 'validation.answerThisQuestion',
  end: 'validation.answerMandatoryQuestions',
} as const;
