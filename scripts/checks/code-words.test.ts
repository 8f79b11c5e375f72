import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { codeWordFaults, riddleFaults } from './code-words.ts';
import { readModules } from './modules.ts';

it('reports names and comments that the glossary of code names rules out, but not texts', () => {
  const row = (term: string, not: string): string => `| Something | ${term} | ${not} |`;
  const root = scratchProject({
    'docs/code-names.md': [
      '## Names',
      row('announce', 'say, `utter`'),
      '## In comments',
      row('again', '`anew`, `of before`'),
    ].join('\n\n'),
    'src/core/utter.ts': "// Asked\n// anew.\nexport const say = 'anew'; // An answer of before.",
    'src/core/fine.ts': '/** The url https://x.example/anew is in a `comment`. */\nexport const utterly = 1;',
    'src/core/Card.tsx': 'export const Card = () => <p>{/* Read\n  anew */}anew // anew</p>;',
    'src/core/page.astro': '---\n// Made anew.\n---\n<p>Anew</p>\n<!-- of\nbefore -->',
    'scripts/other.ts': 'export function utter() {} // anew',
  });
  expect(codeWordFaults(root, readModules(root)).sort()).toEqual([
    'scripts/other.ts is called or declares utter: docs/code-names.md has another name for it.',
    'scripts/other.ts:1 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/Card.tsx:1 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/fine.ts:1 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/page.astro:2 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/page.astro:5 says "of before" in a comment: docs/code-names.md says what to write.',
    'src/core/utter.ts is called or declares utter: docs/code-names.md has another name for it.',
    'src/core/utter.ts:2 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/utter.ts:3 says "of before" in a comment: docs/code-names.md says what to write.',
  ]);
});

it('reports more docstrings with many pronouns than the limit', () => {
  const root = scratchProject({
    'src/core/a.ts':
      '/** What there is of it. */\nexport const a = 1;\n/** Parses what it is given. */\nexport const b = 2;',
  });
  const modules = readModules(root);
  expect(riddleFaults(modules, 1)).toEqual([]);
  expect(riddleFaults(modules, 0)).toHaveLength(1);
});
