import { expect, test } from 'vitest';
import type { SeenProblem } from '#editor/protocol/answers.ts';
import { problemsAt, problemsElsewhere, problemsIn } from './problems-of.ts';

const problem = (...setting: (string | number)[]): SeenProblem => ({
  code: 'wrong-type',
  severity: 'error',
  setting,
  what: { en: 'Wrong' },
});
const { setting: _, ...withoutSetting } = problem();
const general: SeenProblem = withoutSetting;
const chapter = {
  title: '',
  intro: '',
  controls: [{ name: 'colores', isRequired: false, control: { kind: 'group' as const, controls: [] } }],
};

test('a problem stands at its control alone, or at the group if its part has none', () => {
  const problems = [problem('colores', 'primario'), problem('colores', 'primari'), problem('colores')];
  expect(problemsAt(problems, ['colores', 'primario'])).toEqual([problems[0]]);
  expect(problemsAt(problems, ['colores'], ['primario'])).toEqual([problems[1], problems[2]]);
});

test('a control without parts has the problems of all that is in it', () => {
  expect(problemsAt([problem('nombre', 'x', 0)], ['nombre'])).toHaveLength(1);
});

test('what no chapter has a setting for stands above all', () => {
  const problems = [problem('colores', 'primario'), problem('colroes'), general];
  expect(problemsIn(problems, chapter)).toEqual([problems[0]]);
  expect(problemsElsewhere(problems, [chapter])).toEqual([problems[1], general]);
});
