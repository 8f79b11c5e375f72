import { describe, expect, it } from 'vitest';
import { codeFrame } from './code-frame.ts';

const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  file: 'brand.yaml',
  line,
  column,
  endLine,
  endColumn,
});

const text = Array.from({ length: 12 }, (_, index) => `key${index + 1}: value`).join('\n');

describe('a code frame', () => {
  it('shows two lines on each side and marks the range', () => {
    expect(codeFrame(text, at(10, 8, 10, 13))).toEqual([
      ' 8 | key8: value',
      ' 9 | key9: value',
      '10 | key10: value',
      '   |        ^^^^^',
      '11 | key11: value',
      '12 | key12: value',
    ]);
  });

  it('marks each line of a range of several lines', () => {
    expect(codeFrame('a: |\n  one\n  two\nb: 1\n', at(1, 4, 3, 6))).toEqual([
      '1 | a: |',
      '  |    ^',
      '2 |   one',
      '  |   ^^^',
      '3 |   two',
      '  |   ^^^',
      '4 | b: 1',
    ]);
  });

  it('stays inside the file at its ends', () => {
    expect(codeFrame('a: 1\n', at(1, 1, 1, 2))).toEqual(['1 | a: 1', '  | ^']);
    expect(codeFrame('', at(1, 1, 1, 2))).toEqual([]);
  });

  it('cuts a long line so that the mark stays in view', () => {
    const long = `texto: ${'x'.repeat(300)}AQUÍ${'y'.repeat(300)}`;
    const [line = '', mark = ''] = codeFrame(long, at(1, 308, 1, 312));
    expect(line.length).toBeLessThan(130);
    expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('AQUÍ');
  });

  it('shows invisible characters as a symbol instead of printing them', () => {
    const [line = ''] = codeFrame('a: "\u202etxt\u001b[31m"', at(1, 5, 1, 6));
    expect(line).toBe('1 | a: "␣txt␣[31m"');
  });
});
