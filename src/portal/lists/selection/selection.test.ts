import { describe, expect, it } from 'vitest';
import { between, choiceOf, withMarks } from './selection.ts';

const rows = ['ana', 'biel', 'clara', 'dídac'];

describe('chosen rows', () => {
  it('are the marked rows among the shown ones, in the order of the list', () => {
    const marked = new Set(['clara', 'gone', 'ana']);
    expect(choiceOf(rows, marked)).toEqual({ chosen: ['ana', 'clara'], all: 'some' });
    expect(choiceOf(['clara'], marked)).toEqual({ chosen: ['clara'], all: 'all' });
    expect(choiceOf([], marked)).toEqual({ chosen: [], all: 'none' });
  });

  it('keep their marks while a filter leaves them out', () => {
    const marked = withMarks(new Set(['ana']), ['clara', 'dídac'], true);
    expect(choiceOf(['biel'], marked).chosen).toEqual([]);
    expect(choiceOf(rows, marked).chosen).toEqual(['ana', 'clara', 'dídac']);
    expect(choiceOf(rows, withMarks(marked, rows, false)).all).toBe('none');
  });

  it('are marked as a range from the previous row, with the shift key', () => {
    expect(between(rows, 'dídac', 'biel')).toEqual(['biel', 'clara', 'dídac']);
    expect(between(rows, undefined, 'biel')).toEqual(['biel']);
    expect(between(rows, 'gone', 'biel')).toEqual(['biel']);
  });
});
