import { expect, test } from 'vitest';
import { lineAt, type Mark, withMark, withText } from './marks.ts';

/** A text in which brackets of another kind stand for the selection. */
const marked = (text: string) => {
  const start = text.indexOf('‹');
  const end = text.indexOf('›') - 1;
  return { text: text.replace(/[‹›]/g, ''), start, end };
};
const shown = ({ text, start, end }: { text: string; start: number; end: number }): string =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

test.each<[string, Mark, string]>([
  ['Los ‹datos› son', 'bold', 'Los **‹datos›** son'],
  ['Los **‹datos›** son', 'bold', 'Los ‹datos› son'],
  ['‹›', 'italic', '*‹›*'],
  ['Uno\n‹Dos›\nTres', 'heading', 'Uno\n‹## Dos›\nTres'],
  ['Uno\n‹## Dos›\nTres', 'heading', 'Uno\n‹Dos›\nTres'],
  ['#### D‹o›s', 'heading', '‹## Dos›'],
  ['‹Uno\nDos›', 'list', '‹- Uno\n- Dos›'],
  ['‹- Uno\n- Dos›', 'list', '‹Uno\nDos›'],
  ['1. U‹no\nD›os', 'list', '‹- Uno\n- Dos›'],
  ['Vea ‹la guía›.', 'link', 'Vea [la guía](‹https://›).'],
  ['Vea ‹›.', 'link', 'Vea [‹›](https://).'],
])('%j with %s is %j', (before, mark, after) => {
  expect(shown(withMark(marked(before), mark))).toBe(after);
});

test('a text takes the place of what is selected', () => {
  expect(shown(withText(marked('De ‹aquí›.'), '{{nombre}}'))).toBe('De {{nombre}}‹›.');
});

test('a line is found by its number', () => {
  expect(lineAt('Uno\nDos\n', 2)).toEqual({ start: 4, end: 7 });
  expect(lineAt('Uno', 9)).toEqual({ start: 3, end: 3 });
});
