import type { GivenAnswer, SurveyQuestion } from '#core/contract/entities/survey.ts';

/** The answer of a question with one answer that leads on to another question than the next. */
function destination(question: SurveyQuestion, given: readonly GivenAnswer[]): number | undefined {
  if (question.tipo !== 'unica') return undefined;
  const chosen = given.find(({ idPregunta }) => idPregunta === question.idPregunta);
  return question.respuestas.find(({ idRespuesta }) => idRespuesta === chosen?.idRespuesta)
    ?.idPreguntaDestino;
}

/**
 * The questions that someone with these answers is asked, in their order. After an answer that jumps comes its
 * destination, otherwise the next question. It ends after the last question, and before one that was asked already:
 * no jump back can make it endless. A destination that is no question of the survey does not jump.
 * @param questions in their order
 */
export function surveyPath(
  questions: readonly SurveyQuestion[],
  given: readonly GivenAnswer[],
): SurveyQuestion[] {
  const positions = new Map(questions.map(({ idPregunta }, index) => [idPregunta, index]));
  const path = new Set<SurveyQuestion>();
  let question = questions[0];
  while (question && !path.has(question)) {
    path.add(question);
    const jump = positions.get(destination(question, given) ?? NaN);
    question = questions[jump ?? (positions.get(question.idPregunta) ?? NaN) + 1];
  }
  return [...path];
}

/** Whether an answer is allowed by its question. */
function fits({ tipo, respuestas }: SurveyQuestion, { idRespuesta, texto }: GivenAnswer): boolean {
  if (tipo === 'texto') return idRespuesta === undefined && texto !== undefined;
  return idRespuesta !== undefined && respuestas.some((option) => option.idRespuesta === idRespuesta);
}

/** Whether all answers are for questions of the survey and allowed there: one each, or several different ones. */
export function areAnswers(questions: readonly SurveyQuestion[], given: readonly GivenAnswer[]): boolean {
  const byId = new Map(questions.map((question) => [question.idPregunta, question]));
  const seen = new Set<string>();
  return given.every((answer) => {
    const question = byId.get(answer.idPregunta);
    if (!question || !fits(question, answer)) return false;
    const key =
      question.tipo === 'multiple' ? `${answer.idPregunta} ${answer.idRespuesta}` : `${answer.idPregunta}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
