import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySurvey, choose, questionOf, walk } from '../../../../tests/support/pages/survey-visits.ts';
import { restore } from './survey-draft.ts';
import { beginning, moveToQuestion, longestText, currentQuestion, write } from './answering.ts';

const throughStorage = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the stored answers of a survey', () => {
  it('are restored unchanged, at any position', () => {
    fc.assert(
      fc.property(anySurvey, ({ questions, replies, place }) => {
        const answering = moveToQuestion(walk(questions, replies), place);
        expect(restore(questions, throughStorage(answering))).toEqual(answering);
      }),
      { numRuns: 300 },
    );
  });

  it('are restored with an unconfirmed text', () => {
    const questions = [questionOf(1, 'texto'), questionOf(2, 'texto')];
    const begun = write(beginning, { chosen: [], text: 'Creo que' });
    expect(restore(questions, throughStorage(begun))).toEqual(begun);
  });

  it('are restored as far as they fit a changed survey', () => {
    const questions = [
      questionOf(1, 'unica', [3, undefined]),
      questionOf(2, 'texto'),
      questionOf(3, 'texto'),
    ];
    const stored = walk(questions, { 1: choose(1, 1), 3: { chosen: [], text: 'Bien' } });
    const changed = [questionOf(1, 'unica', [undefined, undefined]), ...questions.slice(1)];
    expect(restore(changed, stored)).toEqual({ steps: stored.steps.slice(0, 1), at: 1 });
  });

  it('are restored within the limits of text length and single choice', () => {
    const questions = [questionOf(1, 'escala', [undefined, undefined]), questionOf(2, 'texto')];
    const stored = {
      steps: [
        { question: 1, reply: choose(1, 1, 2) },
        { question: 2, reply: { chosen: [], text: 'a'.repeat(longestText + 1) } },
      ],
      at: 2,
    };
    const { steps } = restore(questions, stored);
    expect(steps[0]?.reply.chosen).toEqual([11]);
    expect(steps[1]?.reply.text).toHaveLength(longestText);
  });

  it('are ignored when the storage has something else', () => {
    const questions = [questionOf(1, 'unica', [undefined]), questionOf(2, 'texto')];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ steps: fc.array(fc.anything()), at: fc.anything(), working: fc.anything() }),
        ),
        (stored) => {
          const answering = restore(questions, stored);
          expect(answering.at).toBeLessThanOrEqual(answering.steps.length);
          expect(() => currentQuestion(questions, answering)).not.toThrow();
        },
      ),
    );
  });
});
