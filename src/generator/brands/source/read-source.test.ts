import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toData } from './source-node.ts';
import { parseSource } from './read-source.ts';

const path = '/brands/campus/brand.yaml';

/** Codes of the findings with line and column. */
function codesIn(text: string): string[] {
  return parseSource(path, text).findings.map(
    ({ code, location }) => `${code} ${location?.line}:${location?.column}`,
  );
}

/** The position and message of the single syntax error. */
function syntaxMessage(text: string): string | undefined {
  const [finding, ...others] = parseSource(path, text).findings;
  return others.length === 0 && finding?.code === 'invalid-yaml'
    ? `${finding.location?.line}:${finding.location?.column} ${finding.what.en}`
    : `not one mistake of syntax: ${codesIn(text).join(', ')}`;
}

describe('a brand file', () => {
  it('is parsed as YAML 1.2, where no is a word and a date is a text', () => {
    const { root, findings } = parseSource(
      path,
      '\ufeffa: no\r\nb: 2025-01-31\r\nc: [1, true, null]\r\n'.slice(1),
    );
    expect(findings).toEqual([]);
    expect(root && toData(root)).toEqual({ a: 'no', b: '2025-01-31', c: [1, true, null] });
  });

  it('has each forbidden feature reported at its position, and nothing else', () => {
    expect(codesIn('a: 1\nb: &x 2\nc: *x\n')).toEqual(['yaml-alias 2:4', 'yaml-alias 3:4']);
    expect(codesIn('a: !t 1\nb: !!binary aGk=\n')).toEqual(['yaml-tag 1:4', 'yaml-tag 2:4']);
    expect(codesIn('%YAML 1.1\n---\na: 1\n')).toEqual(['yaml-directive 1:1']);
    expect(codesIn('%TAG ! tag:x,2000:\n---\na: 1\n')).toEqual(['yaml-directive 1:1']);
    expect(codesIn('a: 1\n---\nb: 2\n')).toEqual(['several-documents 2:1']);
    expect(codesIn('a:\n\tb: 1\n \tc: 2\n')).toEqual(['tab-indentation 2:1']);
    expect(codesIn('__proto__: 1\na:\n  constructor: 2\n')).toEqual(
      ['forbidden-key 1:1', 'forbidden-key 2:3'].map((line) => line.replace('2:3', '3:3')),
    );
    expect(codesIn('[a, b]: 1\n')).toEqual(['key-not-text 1:1']);
    expect(codesIn('a: 1\nb: 2\na: 3\n')).toEqual(['duplicate-key 3:1']);
    expect(codesIn('# only a comment\n')).toEqual(['empty-file 1:1']);
    expect(codesIn('- a\n- b\n')).toEqual(['not-a-map 1:1']);
    expect(codesIn('a: "x\u0000y"\n')).toEqual(['control-character 1:6']);
    expect(codesIn('a: x\rb: 2\n')).toEqual(['control-character 1:5']);
    expect(codesIn('a: "\u2066x"\n')).toEqual(['bidi-character 1:5']);
  });

  it.each([
    ['"x \\u202e y"', 'bidi-character 2:11', '`\\u202e` writes', '(U+202E)'],
    ['"x\\x1b[31m"', 'control-character 2:10', '`\\x1b` writes', '(U+001B)'],
    ['"x\\e[31m"', 'control-character 2:10', '`\\e` writes', '(U+001B)'],
    ['"x\\ud800"', 'control-character 2:10', '`\\ud800` writes', '(U+D800)'],
    ['"x\\u200By"', 'invisible-character 2:10', '`\\u200B` writes', '(U+200B)'],
    ['"\\U000e0041"', 'invisible-character 2:9', '`\\U000e0041` writes', '(U+E0041)'],
    ['"x\\udb40\\udc41"', 'invisible-character 2:8', 'Here is', '(U+E0041)'],
    ['x\u200by', 'invisible-character 2:9', 'Here is', '(U+200B)'],
    ['x\u{e0041}', 'invisible-character 2:9', 'Here is', '(U+E0041)'],
    ['"x\ufeff" # y', 'invisible-character 2:10', 'Here is', '(U+FEFF)'],
    [
      '"a\u200d\\u200d"',
      'invisible-character 2:10',
      'Here is',
      '(U+200D). The same happens in 1 more place.',
    ],
  ])('must not have an invisible character, literal or as an escape: %j', (value, place, begins, ends) => {
    const text = `a:\n  - b: ${value}\n`;
    expect(codesIn(text)).toEqual([place]);
    const { what } = parseSource(path, text).findings[0] ?? {};
    expect(what?.en.startsWith(begins)).toBe(true);
    expect(what?.en).toContain(ends);
  });

  it.each([
    '"pala\u00adbra, 8\u00a0€, 5\u202f%, \\u00a0 \\_ \\xad \\t \\n \\"x\\" c:\\\\u202e"',
    '👩\u200d💻 🏳\ufe0f\u200d🌈 👩🏽\u200d🎓 👨\u200d👩\u200d👧 ❤\ufe0f ☎\ufe0e 1\ufe0f\u20e3 🇪🇸',
    '"🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} \\U0001F469\\u200d\\U0001F4BB \\ud83d\\ude00"',
    "'\\u202e as it is written'",
  ])('may have the special characters of ordinary texts: %s', (value) => {
    expect(codesIn(`a: ${value}\r\nb: 1\r\n`)).toEqual([]);
  });

  it('still yields its valid values', () => {
    const { root } = parseSource(path, 'a: 1\na: 2\nb: *x\nc: !t 3\n__proto__: 4\nd: [1, *x]\ne: 5\n');
    expect(root && toData(root)).toEqual({ a: 1, e: 5 });
  });

  it('may begin with a document marker and end with one', () => {
    expect(codesIn('---\na: 1\n...\n')).toEqual([]);
  });
});

describe('a mistake of syntax', () => {
  it.each([
    ['nombre: Portal: UIB\n', '1:9 There is a second colon in this line.'],
    ['a:\n   b: 1\n  c: 2\n', '3:1 This line does not line up with the lines it belongs to.'],
    ['a: 1\n b: 2\n', '2:2 This line does not line up with the lines it belongs to.'],
    ['a: 1\n\n# note\n  b: 2\n', '4:3 This line does not line up with the lines it belongs to.'],
    ['a:1\nb: 2\n', '1:1 There is no space after the colon.'],
    ['a: 1\nword\nb: 2\n', '2:1 This line is not of the form `key: value`.'],
    ['a: "x\nb: 1\n', '1:4 A text in quotes is not closed.'],
    ['a: [1, 2\nb: 3\n', '1:4 A list or map in brackets is not closed.'],
    ["a: 'it's'\n", '1:8 There is something after the end of the text in quotes.'],
    ['a: @x\n', '1:4 A text cannot begin with `@` here.'],
    ['a: `x`\n', '1:4 A text cannot begin with ``` here.'],
    ['a: "\\q"\n', '1:5 A backslash in a text in double quotes must be followed by a known letter.'],
  ])('%j is explained once, at its origin', (text, expected) => {
    expect(syntaxMessage(text)).toBe(expected);
  });
});

it('never throws and never hangs, whatever the content', () => {
  const hostile = fc.constantFrom(
    ...[
      'a',
      'b',
      ' ',
      '  ',
      '\n',
      '\t',
      ':',
      ': ',
      '- ',
      '#',
      '"',
      "'",
      '{',
      '}',
      '[',
      ']',
      ',',
      '|',
      '>',
      '&',
      '*',
    ],
    ...[
      '!',
      '%',
      '@',
      '`',
      '?',
      '---\n',
      '...\n',
      '\\',
      '\r\n',
      '\u0000',
      '\u202e',
      '\ufeff',
      '<<: ',
      '__proto__: ',
      '1e5',
      '~',
    ],
  );
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 40 }), (parts) => {
      const { root, findings } = parseSource(path, parts.join(''));
      // A file without values has a finding.
      expect(root !== undefined || findings.length > 0).toBe(true);
      for (const { location } of findings) expect(location?.line).toBeGreaterThan(0);
      if (root) expect(() => JSON.stringify(toData(root))).not.toThrow();
    }),
    { numRuns: 3000 },
  );
});
