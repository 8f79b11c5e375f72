import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodBrandsDir } from '../../../tests/support/build/fixture-brands.ts';
import { locateSetting } from './source/locate-setting.ts';
import { parseSource } from './source/read-source.ts';
import { validate } from './validate/validate.ts';

const folder = join(goodBrandsDir, 'minimal');
const lines = readFileSync(join(folder, 'brand.yaml'), 'utf8').trimEnd().split('\n');
const more = [
  'logoSize: 48',
  'canDuplicarOferta: true',
  'modoOscuro: sistema',
  'idiomas: [es]',
  'legal:',
  "  numeroAgenciaColocacion: '0900000000'",
  'rangoNota:',
  '  min: 0',
  '  max: 10',
];
const good = [...lines, ...more];

interface Mistake {
  line: number;
  code: string;
}

/** Every mistake of the text, from source and validation, by line and code. */
function mistakes(text: readonly string[]): Mistake[] {
  const { root, findings } = parseSource(join(folder, 'brand.yaml'), `${text.join('\n')}\n`);
  const inSource = findings.map(({ code, location }) => ({ code, line: location?.line ?? 0 }));
  const remarks = root ? validate(root, true).remarks : [];
  return [
    ...inSource,
    ...remarks.map(({ path, what, texts }) => ({
      code: texts.code,
      line: root ? locateSetting(root, folder, path, what).line : 0,
    })),
  ];
}

/** Numbers (from 0) of the lines that have a key and a value. */
const valueLines = good.flatMap((line, index) => (/^\s*\w+: \S/.test(line) ? [index] : []));
const textLines = valueLines.filter((index) => !/: (\d|true|\[)/.test(good[index] ?? ''));

const change = (index: number, edit: (key: string, value: string) => string): string[] =>
  good.with(
    index,
    (good[index] ?? '').replace(/(\w+): (.*)$/, (_all, key: string, value: string) => edit(key, value)),
  );

const mutations = fc.oneof(
  fc
    .record({
      name: fc.constant('a key with a letter too many'),
      index: fc.constantFrom(...valueLines),
      text: fc.constantFrom('x', 'q', 'Z'),
    })
    .map(({ name, index, text }) => ({
      name,
      index,
      lines: change(index, (key, value) => `${key}${text}: ${value}`),
      code: /unknown-key/,
    })),
  fc.constantFrom(...valueLines).map((index) => ({
    name: 'a value taken away',
    index,
    lines: change(index, (key) => `${key}:`),
    code: /empty-value/,
  })),
  fc.constantFrom(...textLines).map((index) => ({
    name: 'a number for a text',
    index,
    lines: change(index, (key) => `${key}: 08001`),
    code: /unquoted-number|unknown-value/,
  })),
  fc.constantFrom(...valueLines).map((index) => ({
    name: 'a map for a value',
    index,
    lines: change(index, (key) => `${key}: { nada: 1 }`),
    code: /wrong-type|unknown-value/,
  })),
  fc.constantFrom(...valueLines).map((index) => ({
    name: 'a line twice',
    index: index + 1,
    lines: good.toSpliced(index + 1, 0, good[index] ?? ''),
    code: /duplicate-key/,
  })),
  fc.constantFrom(...valueLines).map((index) => ({
    name: 'a tab in front',
    index,
    lines: good.with(index, `\t${good[index]}`),
    code: /tab-indentation/,
  })),
  fc.constantFrom(...textLines).map((index) => ({
    name: 'a quote that is not closed',
    index,
    lines: change(index, (key, value) => `${key}: "${value.replaceAll("'", '')}`),
    code: /invalid-yaml/,
  })),
);

describe('a mistake in a good brand file', () => {
  it('begins from a file without mistakes', () => {
    expect(mistakes(good)).toEqual([]);
  });

  it('is reported once, at its line', () => {
    fc.assert(
      fc.property(mutations, ({ name, index, lines: text, code }) => {
        const found = mistakes(text);
        expect(found, `${name}: ${text[index]}`).toEqual([
          { line: index + 1, code: expect.stringMatching(code) },
        ]);
      }),
      { numRuns: 400 },
    );
  });

  it('is reported where a needed line is missing, and only there', () => {
    const needed = good.flatMap((line, index) =>
      /^(id|nombre|nombreCorto|institucion|organismo|logo):/.test(line) ? [index] : [],
    );
    for (const index of needed) {
      expect(mistakes(good.toSpliced(index, 1))).toEqual([{ line: 1, code: 'missing-key' }]);
    }
  });
});
