import { verbatim } from './report-text.ts';
import { describe, expect, it } from 'vitest';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatText } from './format-text.ts';
import type { Diagnostic } from './problem.ts';
import { summary } from './summary.ts';

const location = { file: 'brands/a,b/brand.yaml', line: 2, column: 4, endLine: 2, endColumn: 7 };
const problem: Diagnostic = {
  code: 'unknown-key',
  severity: 'error',
  location,
  what: verbatim('100 % wrong\r\n::error::forged'),
  fix: verbatim('Write it right.'),
  brands: ['uno'],
};
const warning: Diagnostic = {
  code: 'unused',
  severity: 'warning',
  what: verbatim('Not used.'),
  brands: ['uno', 'dos'],
};

describe('annotations for GitHub', () => {
  it('escape what could end a property or forge a command', () => {
    const [line = '', ...others] = formatGithub([problem]).split('\n');
    expect(line).toBe(
      '::error file=brands/a%2Cb/brand.yaml,line=2,endLine=2,col=4,endColumn=7,title=unknown-key::' +
        '100 %25 wrong%0D%0A::error::forged%0AWrite it right.%0ABrand: uno',
    );
    expect(others).toEqual(['1 problem in 1 brand', '']);
  });

  it('name columns only within one line, and no location where there is none', () => {
    const long = { ...problem, what: verbatim('x'), location: { ...location, endLine: 3 } };
    expect(formatGithub([long])).toContain('line=2,endLine=3,title=');
    expect(formatGithub([warning])).toContain('::warning title=unused::Not used.');
  });
});

describe('the report for programs', () => {
  it('has a stable shape', () => {
    expect(JSON.parse(formatJson([warning, problem]))).toEqual({
      version: 1,
      errors: 1,
      warnings: 1,
      problems: [
        { code: 'unused', severity: 'warning', what: 'Not used.', brands: ['uno', 'dos'] },
        {
          code: 'unknown-key',
          severity: 'error',
          location,
          what: problem.what.en,
          fix: problem.fix?.en,
          brands: ['uno'],
        },
      ],
    });
  });
});

it('names the setting and the edits that repair it, for programs', () => {
  const edited = { repair: [{ location, text: 'abc' }], setting: ['footer', 'enlaces', 'es', 0] };
  const report = JSON.parse(formatJson([{ ...problem, ...edited }])) as { problems: Diagnostic[] };
  expect(report.problems[0]).toMatchObject(edited);
});

it('names a document only for codes that it explains', () => {
  const text = formatText([{ ...problem, code: 'host-type' }], { colour: false });
  expect(text).toContain('\n  [host-type]\n');
});

describe('the report for people', () => {
  const readFile = () => 'first: 1\nab cde: 2\nthird: 3\n';

  it('shows the first fifty problems of a file, and counts the others', () => {
    const many = Array.from({ length: 60 }, (_, row) => ({
      ...problem,
      location: { ...location, line: row + 1 },
    }));
    const text = formatText([...many, warning], { colour: false, readFile });
    expect(text.match(/^Error/gm)).toHaveLength(50);
    expect(text).toContain('brand.yaml has 10 more problems: correct these first.');
    expect(text).toContain('Not used.');
    expect(text).toContain('60 problems and 1 warning in 2 brands');
  });

  it('has location, code, frame, reason and what to write', () => {
    const whole = { ...problem, what: verbatim('There is a mistake.'), why: verbatim('It matters.') };
    expect(formatText([whole], { colour: false, readFile })).toBe(
      [
        'Error  brands/a,b/brand.yaml:2:4',
        '  There is a mistake.',
        '',
        '    1 | first: 1',
        '    2 | ab cde: 2',
        '      |    ^^^',
        '    3 | third: 3',
        '',
        '  It matters.',
        '  → Write it right.',
        '  Brand: uno',
        '  [unknown-key]  docs/problems.md#unknown-key',
        '',
        '1 problem in 1 brand',
        '',
      ].join('\n'),
    );
  });

  it('has escape sequences only when colour is asked for', () => {
    expect(formatText([problem], { colour: false, readFile })).not.toContain('\u001b');
    expect(formatText([problem], { colour: true, readFile })).toContain('\u001b[');
  });

  it('never lets a quoted text control the terminal', () => {
    const forged = { ...problem, what: verbatim('You wrote `\u001b[2J\u202e`.') };
    expect(formatText([forged], { colour: false, readFile })).toContain('You wrote `␣[2J␣`.');
  });

  it('keeps code in one piece when it breaks lines', () => {
    const code = '`npm run new-brand -- ID`';
    const long = { ...problem, fix: verbatim(`${'word '.repeat(17)}${code} again.`) };
    expect(formatText([long], { colour: false, readFile })).toContain(`\n    ${code} again.`);
  });
});

describe('the last line', () => {
  it('counts problems, warnings and brands', () => {
    expect(summary([], 'en')).toBe('No problems');
    expect(summary([problem, problem, warning], 'en')).toBe('2 problems and 1 warning in 2 brands');
    expect(summary([warning], 'en')).toBe('1 warning in 2 brands');
  });
});
