import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySurvey, choose, questionOf, walk } from '../../../../tests/support/pages/survey-visits.ts';
import { progressOf } from './survey-progress.ts';
import { beginning, moveToQuestion, write } from './answering.ts';

describe('the progress through a survey', () => {
  const questions = [
    questionOf(1, 'unica', [undefined, 4], true),
    questionOf(2, 'texto'),
    questionOf(3, 'texto'),
    questionOf(4, 'escala', [undefined]),
  ];

  it('is a range while a jump may shorten the survey', () => {
    expect(progressOf(questions, beginning)).toEqual({ number: 1, least: 2, most: 4 });
  });

  it('is exact once the current reply decides the jump', () => {
    expect(progressOf(questions, write(beginning, choose(1, 2)))).toEqual({ number: 1, least: 2, most: 2 });
    const after = walk(questions, { 1: choose(1, 1) }, 1);
    expect(progressOf(questions, after)).toEqual({ number: 2, least: 4, most: 4 });
  });

  it('counts the path taken after going back', () => {
    const complete = walk(questions, { 1: choose(1, 2) });
    expect(progressOf(questions, moveToQuestion(complete, 0))).toEqual({ number: 1, least: 2, most: 2 });
  });

  it('takes skipping a question with jumps into account', () => {
    const optional = [questionOf(1, 'unica', [3]), questionOf(2, 'texto'), questionOf(3, 'texto')];
    expect(progressOf(optional, beginning)).toEqual({ number: 1, least: 2, most: 3 });
  });

  it('includes the actual length, and never grows along the way', () => {
    fc.assert(
      fc.property(anySurvey, ({ questions: any, replies }) => {
        const { length } = walk(any, replies).steps;
        let before = any.length;
        for (let count = 0; count < length; count += 1) {
          const { number, least, most } = progressOf(any, walk(any, replies, count));
          expect(number).toBe(count + 1);
          expect(least).toBeLessThanOrEqual(length);
          expect(most).toBeGreaterThanOrEqual(length);
          expect(most).toBeLessThanOrEqual(before);
          before = most;
        }
      }),
      { numRuns: 300 },
    );
  });
});
