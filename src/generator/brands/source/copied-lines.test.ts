/** Lines that come from other programs: each repair is made, and the settings are what was meant. */
import { expect, test } from 'vitest';
import { applyEdits } from '../../../../tests/support/build/apply-edits.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { parseSource } from './read-source.ts';
import { toData } from './source-node.ts';

const path = '/brands/x/brand.yaml';

const finding = (yaml: string) => parseSource(path, yaml).findings[0];

/** The settings after the first repair. */
function repaired(yaml: string): unknown {
  const { repair } = finding(yaml) ?? {};
  if (!repair) throw new Error('The report has no edit');
  const { root, findings } = parseSource(path, applyEdits(yaml, displayPath(path), repair));
  expect(findings).toEqual([]);
  return root && toData(root);
}

test.each([
  ['an added line', 'a: 1\n+b: false\n', { a: 1, b: false }],
  ['an added line beside the deleted one', '-b: true\n+b: false\nc: 1\n', { b: false, c: 1 }],
  ['an added line beside the one it replaces', 'b: true\n+b: false\n', { b: false }],
  ['an added line of a group', 'm:\n  a: 1\n+  b: 2\n  c: 3\n', { m: { a: 1, b: 2, c: 3 } }],
  ['a sign behind the indentation', 'm:\n  a: 1\n  +b: 2\n', { m: { a: 1, b: 2 } }],
  ['an en dash', 'a:\n  - x\n  – y\n', { a: ['x', 'y'] }],
  ['en dashes before braces', 'a:\n  b:\n   – { x: 1 }\n   – { x: 2 }\n', { a: { b: [{ x: 1 }, { x: 2 }] } }],
  [
    'em dashes',
    'a:\n  — x: 1\n    y: 2\n  — x: 3\n    y: 4\n',
    {
      a: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    },
  ],
  ['asterisks', 'a:\n  * x\n  * y\n', { a: ['x', 'y'] }],
  ['a bullet', 'a:\n- x: 1\n• x: 2\n', { a: [{ x: 1 }, { x: 2 }] }],
  ['a minus sign', 'a:\n  - { x: 1 }\n  −{ x: 2 }\n', { a: [{ x: 1 }, { x: 2 }] }],
  ['a line of JSON', 'a: 1\n"b.c": "d",\n', { a: 1, 'b.c': 'd' }],
  ['lines of JSON', '"a": "b",\n"c": [1, 2],\n"d": \'e\'\n', { a: 'b', c: [1, 2], d: 'e' }],
  ['a comma behind quotes', "a: 'b, c',\nd: 1\n", { a: 'b, c', d: 1 }],
  ['a group of JSON', '"a": {\n  "b": "c",\n  "d": "e"\n},\nf: 1\n', { a: { b: 'c', d: 'e' }, f: 1 }],
  ['an object of JSON', 'a: 1\n{ "b.c": "d e" }\n', { a: 1, 'b.c': 'd e' }],
  ['a file of JSON', 'a: 1\n{\n  "b": "c: d",\n  "e": true\n}\n', { a: 1, b: 'c: d', e: true }],
  [
    'a group again',
    'm:\n  a: true # one\n\n  b: true\n# more\nx: 1\nm:\n    # two\n    c: false\n    d: { e: 1 }\n',
    { m: { a: true, b: true, c: false, d: { e: 1 } }, x: 1 },
  ],
  [
    'a group again, with a group inside that both have',
    'm:\n  a:\n    x: 1\n  b: 2\nm:\n  a:\n    y: 3\n  c: 4\n',
    { m: { a: { x: 1, y: 3 }, b: 2, c: 4 } },
  ],
  [
    'a group again at the same level',
    'g:\n  m:\n    a: 1\n  n: 2\n  m:\n    b: 3',
    { g: { m: { a: 1, b: 3 }, n: 2 } },
  ],
  [
    'a group whose setting is said twice alike',
    'm:\n  a: 1\n  b: 2\nm:\n  a: 1\n  c: 3\n',
    { m: { a: 1, b: 2, c: 3 } },
  ],
  ['settings between braces again', 'm: { a: 1 }\nm: { b: 2, c: 3 }\n', { m: { a: 1, b: 2, c: 3 } }],
  [
    'items of a list again',
    'l:\n  - a: 1\n    b: 2\nx: 1\nl:\n- a: 3\n  b: |\n    text\n',
    {
      l: [
        { a: 1, b: 2 },
        { a: 3, b: 'text\n' },
      ],
      x: 1,
    },
  ],
  ['a group without settings', 'm:\nx: 1\nm:\n  a: 1\n', { m: { a: 1 }, x: 1 }],
  ['a second group without settings', 'm:\n  a: 1\nx: 1\nm:\n', { m: { a: 1 }, x: 1 }],
  ['the same value again', 'a: x\nb: 1\na: x\n', { a: 'x', b: 1 }],
  ['lines that end as on Windows', 'm:\r\n  a: 1\r\nm:\r\n  b: 2\r\n', { m: { a: 1, b: 2 } }],
])('repairs %s', (_name, yaml, settings) => {
  expect(repaired(yaml)).toEqual(settings);
});

test.each([
  ['a: one\na: two\n', 'says `a: one`, and this one `a: two`'],
  ['m:\n  a: 1\n  b: 2\nm:\n  a: 3\n  c: 4\n', 'different values: `a`'],
  ['a: [1]\na: [2]\n', 'Keep one of the two'],
])('leaves to a person which value of %j is right', (yaml, advice) => {
  expect(finding(yaml)?.fix?.en).toContain(advice);
  expect(finding(yaml)?.repair).toBeUndefined();
});

test.each([
  'a: one\n  – two: no\n',
  'a: |\n  • one\n  * two\n  +info: three\n',
  'a: "x\n  – one\n  +b: two"\nc:\n  - d\n',
  'a: >-\n  text\n\n  – one\nb: 1\n',
  'a:\n  es: one\n    – two\n',
  '{ "a": "b",\n"c": "d" }\n',
  'a: {\n  "b": "c",\n  "d": "e"\n  }\n',
  "a: 'C:\\x.svg'\n",
])('finds no sign of another program in %j', (yaml) => {
  const texts = parseSource(path, yaml).findings.map(({ what }) => what.en);
  expect(texts.filter((text) => /sign|comma at|braces|folder of the brand/.test(text))).toEqual([]);
});

test.each([
  ['logo: "C:\\Users\\maria\\Desktop\\logo nuevo.svg"\n', 'path-outside-brand', 'assets/logo nuevo.svg'],
  ['logo: "D:\\temp\\banner.png"\n', 'path-outside-brand', 'assets/banner.png'],
  ['a: { url: "C:\\docs\\guia.pdf" }\n', 'invalid-link', 'website of your institution'],
  ['url: "\\\\servidor\\practicas\\dosier.pdf"\n', 'invalid-link', 'website of your institution'],
])('says where a file goes that %j names', (yaml, code, advice) => {
  const found = finding(yaml);
  expect(found?.code).toBe(code);
  expect(found?.fix?.en).toContain(advice);
});
