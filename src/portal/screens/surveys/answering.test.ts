import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import { areAnswers, surveyPath } from '#sandbox/areas/surveys/survey-path.ts';
import {
  type Answering,
  answersAtStake,
  beginning,
  confirmReply,
  discard,
  firstUnanswered,
  givenAnswers,
  moveToQuestion,
  isComplete,
  hasReply,
  questionAfter,
  currentQuestion,
  type SurveyReply,
  currentReply,
  write,
} from './answering.ts';
import {
  anySurvey,
  choose,
  questionOf,
  type SurveyVisit,
  walk,
} from '../../../../tests/support/pages/survey-visits.ts';

const ids = (questions: readonly SurveyQuestion[]): number[] => questions.map(({ idPregunta }) => idPregunta);
const askedIds = ({ steps }: Answering): number[] => steps.map(({ question }) => question);

/** Replies to the current question and continues. */
function reply(questions: readonly SurveyQuestion[], answering: Answering, given: SurveyReply): Answering {
  const confirmed = confirmReply(questions, write(answering, given));
  return moveToQuestion(confirmed, confirmed.at + 1);
}

const run = (questions: readonly SurveyQuestion[], ...replies: SurveyReply[]): Answering =>
  replies.reduce((answering, given) => reply(questions, answering, given), beginning);

const text = (value: string): SurveyReply => ({ chosen: [], text: value });
const nothing = text('');

describe('the path through a survey', () => {
  const questions = [
    questionOf(1, 'unica', [undefined, 3]),
    questionOf(2, 'texto'),
    questionOf(3, 'multiple', [undefined, undefined]),
  ];

  it('begins with the first question and continues in order', () => {
    expect(currentQuestion(questions, beginning)?.idPregunta).toBe(1);
    expect(askedIds(run(questions, choose(1, 1), nothing, nothing))).toEqual([1, 2, 3]);
  });

  it('follows the jump of the chosen answer', () => {
    const answering = run(questions, choose(1, 2));
    expect(currentQuestion(questions, answering)?.idPregunta).toBe(3);
  });

  it('is complete after the last question, and at once without questions', () => {
    const answering = run(questions, choose(1, 2), choose(3, 1, 2));
    expect(currentQuestion(questions, answering)).toBeUndefined();
    expect(isComplete(questions, answering)).toBe(true);
    expect(isComplete(questions, run(questions, choose(1, 2)))).toBe(false);
    expect(isComplete([], beginning)).toBe(true);
  });

  it('ignores jumps to unknown questions', () => {
    const lost = [questionOf(1, 'unica', [99]), questionOf(2, 'texto')];
    expect(currentQuestion(lost, run(lost, choose(1, 1)))?.idPregunta).toBe(2);
  });

  it('ends where a jump leads back to a question already asked', () => {
    const circle = [questionOf(1, 'unica', [undefined]), questionOf(2, 'unica', [1]), questionOf(3, 'texto')];
    expect(isComplete(circle, run(circle, choose(1, 1), choose(2, 1)))).toBe(true);
    const itself = [questionOf(1, 'unica', [1]), questionOf(2, 'texto')];
    expect(isComplete(itself, run(itself, choose(1, 1)))).toBe(true);
  });

  it.each(['multiple', 'escala', 'texto'] as const)(
    'does not jump from a question of the kind %s',
    (tipo) => {
      const plain = [questionOf(1, tipo, [3]), questionOf(2, 'texto'), questionOf(3, 'texto')];
      expect(currentQuestion(plain, run(plain, choose(1, 1)))?.idPregunta).toBe(2);
    },
  );
});

describe('changing an earlier answer', () => {
  const questions = [
    questionOf(1, 'unica', [undefined, 3]),
    questionOf(2, 'texto'),
    questionOf(3, 'escala', [undefined, undefined]),
  ];
  const complete = run(questions, choose(1, 1), text('Bien'), choose(3, 2));

  it('drops the later answers, and tells how many', () => {
    const changed = write(moveToQuestion(complete, 0), choose(1, 2));
    expect(answersAtStake(questions, changed)).toBe(2);
    expect(confirmReply(questions, changed)).toEqual({
      steps: [{ question: 1, reply: choose(1, 2) }],
      at: 0,
    });
  });

  it('changes nothing when discarded', () => {
    const changed = write(moveToQuestion(complete, 0), choose(1, 2));
    expect(discard(changed)).toEqual({ steps: complete.steps, at: 0 });
  });

  it('keeps the steps after a skipped question, unless its answer leads elsewhere', () => {
    const passed = run(questions, choose(1, 1), nothing, choose(3, 1));
    const filled = write(moveToQuestion(passed, 1), text('Bien'));
    expect(answersAtStake(questions, filled)).toBe(0);
    expect(confirmReply(questions, filled).steps).toHaveLength(3);
    const skipped = run(questions, nothing, text('Bien'), choose(3, 1));
    const jumping = write(moveToQuestion(skipped, 0), choose(1, 2));
    expect(answersAtStake(questions, jumping)).toBe(2);
    expect(confirmReply(questions, jumping).steps).toHaveLength(1);
  });

  it('drops nothing if the answer is the same, or nothing was answered after it', () => {
    const same = write(moveToQuestion(complete, 0), choose(1, 1));
    expect(answersAtStake(questions, same)).toBe(0);
    expect(confirmReply(questions, same).steps).toBe(complete.steps);
    const passed = run(questions, choose(1, 1), nothing, nothing);
    expect(answersAtStake(questions, write(moveToQuestion(passed, 0), choose(1, 2)))).toBe(0);
    expect(answersAtStake(questions, write(moveToQuestion(complete, 2), choose(3, 1)))).toBe(0);
  });
});

describe('the sent answers', () => {
  it('have an entry for each chosen answer and each text, and none for skipped questions', () => {
    const questions = [
      questionOf(1, 'multiple', [undefined, undefined]),
      questionOf(2, 'texto'),
      questionOf(3, 'texto'),
      questionOf(4, 'escala', [undefined]),
    ];
    const { steps } = run(questions, choose(1, 1, 2), text('Sí'), text('  '), nothing);
    expect(givenAnswers(questions, steps)).toEqual([
      { idPregunta: 1, idRespuesta: 11 },
      { idPregunta: 1, idRespuesta: 12 },
      { idPregunta: 2, texto: 'Sí' },
    ]);
  });
});

describe('skipped mandatory questions', () => {
  it('are found, the first of several', () => {
    const before = [questionOf(1, 'texto'), questionOf(2, 'texto'), questionOf(3, 'texto')];
    const now = before.map((question) => ({ ...question, respuestaObligatoria: question.idPregunta > 1 }));
    expect(firstUnanswered(now, run(before, nothing, nothing, nothing))).toBe(1);
    expect(firstUnanswered(now, run(before, nothing, text('a'), text('b')))).toBeUndefined();
  });
});

describe('any survey, answered in any way', () => {
  const property = (check: (visit: SurveyVisit) => void): void => {
    fc.assert(fc.property(anySurvey, check), { numRuns: 300 });
  };

  it('terminates, asks no question twice, and follows the same path as the server', () => {
    property(({ questions, replies }) => {
      const answering = walk(questions, replies);
      expect(isComplete(questions, answering)).toBe(true);
      expect(new Set(askedIds(answering)).size).toBe(answering.steps.length);
      const given = givenAnswers(questions, answering.steps);
      expect(areAnswers(questions, given)).toBe(true);
      expect(askedIds(answering)).toEqual(ids(surveyPath(questions, given)));
    });
  });

  it('keeps the steps before a change, and drops those after', () => {
    property(({ questions, replies, place }) => {
      const answering = walk(questions, replies);
      const at = place % (answering.steps.length + 1);
      const question = currentQuestion(questions, moveToQuestion(answering, at));
      if (!question) return;
      const other = choose(question.idPregunta, (question.respuestas.length || 1) + 1);
      const changed = confirmReply(questions, write(moveToQuestion(answering, at), other));
      expect(changed.steps.slice(0, at)).toEqual(answering.steps.slice(0, at));
      const before = answering.steps[at]?.reply;
      if (before && hasReply(before)) expect(changed.steps).toHaveLength(at + 1);
      for (const [place, step] of changed.steps.entries())
        expect(questionAfter(questions, changed.steps.slice(0, place))?.idPregunta).toBe(step.question);
    });
  });

  it('shows at each position the reply given there', () => {
    property(({ questions, replies, place }) => {
      const answering = walk(questions, replies);
      const at = place % (answering.steps.length + 1);
      const shown = moveToQuestion(answering, at);
      expect(currentQuestion(questions, shown)?.idPregunta).toBe(answering.steps[at]?.question);
      expect(hasReply(currentReply(shown))).toBe(
        hasReply(answering.steps[at]?.reply ?? { chosen: [], text: '' }),
      );
    });
  });
});
