import { describe, expect, it } from 'vitest';
import { matchesWords } from './matches-words.ts';

describe('searched words', () => {
  it('are found regardless of case, accents and order, in any of the texts', () => {
    expect(matchesWords('DISSENY  práct', 'Pràctiques de disseny', 'Barcelona')).toBe(true);
    expect(matchesWords('barcelona disseny', 'Pràctiques de disseny', undefined, 'Barcelona')).toBe(true);
    expect(matchesWords('121', 'Pràctiques', 121)).toBe(true);
    expect(matchesWords('disseny girona', 'Pràctiques de disseny', 'Barcelona')).toBe(false);
    expect([matchesWords(undefined, 'x'), matchesWords('  ', 'x')]).toEqual([true, true]);
  });

  it('are found in more texts than the cache holds, also the second time', () => {
    const texts = Array.from({ length: 5000 }, (_, index) => `Formació número ${index}`);
    const found = (): number => texts.filter((text) => matchesWords('formacio 4999', text)).length;
    expect([found(), found()]).toEqual([1, 1]);
  });
});
