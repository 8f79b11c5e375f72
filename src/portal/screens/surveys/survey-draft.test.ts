import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySurvey, choose, questionOf, walk } from '../../../../tests/support/pages/survey-visits.ts';
import { restore } from './survey-draft.ts';
import { beginning, goTo, longestText, questionShown, write } from './survey-store.ts';

const throughStorage = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the kept answers of a survey', () => {
  it('come back as they were, at whatever place one was', () => {
    fc.assert(
      fc.property(anySurvey, ({ questions, replies, place }) => {
        const answering = goTo(walk(questions, replies), place);
        expect(restore(questions, throughStorage(answering))).toEqual(answering);
      }),
      { numRuns: 300 },
    );
  });

  it('come back with a text that was only begun', () => {
    const questions = [questionOf(1, 'texto'), questionOf(2, 'texto')];
    const begun = write(beginning, { chosen: [], text: 'Creo que' });
    expect(restore(questions, throughStorage(begun))).toEqual(begun);
  });

  it('are as far as they still fit when the survey was changed meanwhile', () => {
    const questions = [
      questionOf(1, 'unica', [3, undefined]),
      questionOf(2, 'texto'),
      questionOf(3, 'texto'),
    ];
    const kept = walk(questions, { 1: choose(1, 1), 3: { chosen: [], text: 'Bien' } });
    const changed = [questionOf(1, 'unica', [undefined, undefined]), ...questions.slice(1)];
    expect(restore(changed, kept)).toEqual({ steps: kept.steps.slice(0, 1), at: 1 });
  });

  it('hold no more text than can be handed in, and one answer where there is one', () => {
    const questions = [questionOf(1, 'escala', [undefined, undefined]), questionOf(2, 'texto')];
    const kept = {
      steps: [
        { question: 1, reply: choose(1, 1, 2) },
        { question: 2, reply: { chosen: [], text: 'a'.repeat(longestText + 1) } },
      ],
      at: 2,
    };
    const { steps } = restore(questions, kept);
    expect(steps[0]?.reply.chosen).toEqual([11]);
    expect(steps[1]?.reply.text).toHaveLength(longestText);
  });

  it('are none when something else stands in the storage', () => {
    const questions = [questionOf(1, 'unica', [undefined]), questionOf(2, 'texto')];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ steps: fc.array(fc.anything()), at: fc.anything(), working: fc.anything() }),
        ),
        (kept) => {
          const answering = restore(questions, kept);
          expect(answering.at).toBeLessThanOrEqual(answering.steps.length);
          expect(() => questionShown(questions, answering)).not.toThrow();
        },
      ),
    );
  });
});
