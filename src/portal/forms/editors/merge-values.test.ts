import { expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';

const opened = { title: 'Beca', text: 'Taller', places: '1', file: '' };

it('takes every change that only one side made', () => {
  const mine = { ...opened, title: 'Beca de taller', file: 'a.pdf' };
  const theirs = { title: 'Beca', text: 'Taller y obrador', places: '1' };
  expect(mergeValues(opened, mine, theirs)).toEqual({
    values: { title: 'Beca de taller', text: 'Taller y obrador', places: '1', file: 'a.pdf' },
    both: [],
  });
});

it('reports fields that both sides changed differently, and keeps the typed values', () => {
  const mine = { ...opened, title: 'Mía', places: '2' };
  const theirs = { ...opened, title: 'Suya', places: '2' };
  expect(mergeValues(opened, mine, theirs)).toEqual({
    values: { ...opened, title: 'Mía', places: '2' },
    both: ['title'],
  });
});
