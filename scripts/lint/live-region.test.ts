import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { liveRegionPlugin } from './live-region.ts';

/** Number of reports of the rule for a component body. */
function objections(body: string): number {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    plugins: { 'live-region': liveRegionPlugin },
    rules: { 'live-region/in-place': 'error' },
  };
  return new Linter().verify(`function A() { ${body} }`, [config], { filename: 'a.tsx' }).length;
}

it.each([
  'return <p role="status">{isDone && words}</p>;',
  'if (!isKnown) return null; return <div><p role="status">{words}</p></div>;',
  'return rows.map((row) => <p role="status">{row}</p>);',
  'return isDone && <p role="alert">{words}</p>;',
])('accepts a status that exists before its text: %s', (body) => expect(objections(body)).toBe(0));

it.each([
  'return <div>{isDone && <p role="status">{words}</p>}</div>;',
  'return isDone ? <p role="status">{words}</p> : null;',
  'if (isDone) return <div><p role="status">{words}</p></div>; return null;',
])('refuses a status that appears together with its text: %s', (body) => expect(objections(body)).toBe(1));
