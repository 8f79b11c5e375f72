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
const extraLines = [
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
const good = [...lines, ...extraLines];

interface Mistake {
  line: number;
  code: string;
}

/** Every mistake of the text in source and validation, by line and code. */
function findMistakes(text: readonly string[]): Mistake[] {
  const { root, findings } = parseSource(join(folder, 'brand.yaml'), `${text.join('\n')}\n`);
  const inSource = findings.map(({ code, location }) => ({ code, line: location?.line ?? 0 }));
  const messages = root ? validate(root, true).messages : [];
  return [
    ...inSource,
    ...messages.map(({ path, what, texts }) => ({
      code: texts.code,
      line: root ? locateSetting(root, folder, path, what).line : 0,
    })),
  ];
}

/** Indices of the lines with a key and a value. */
const valueLines = good.flatMap((line, index) => (/^\s*\w+: \S/.test(line) ? [index] : []));
const textLines = valueLines.filter((index) => !/: (\d|true|\[)/.test(good[index] ?? ''));

const changeLine = (index: number, edit: (key: string, value: string) => string): string[] =>
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
      lines: changeLine(index, (key, value) => `${key}${text}: ${value}`),
      code: /unknown-key/,
    })),
  fc.constantFrom(...valueLines).map((index) => ({
    name: 'a value taken away',
    index,
    lines: changeLine(index, (key) => `${key}:`),
    code: /empty-value/,
  })),
  fc.constantFrom(...textLines).map((index) => ({
    name: 'a number for a text',
    index,
    lines: changeLine(index, (key) => `${key}: 08001`),
    code: /unquoted-number|unknown-value/,
  })),
  fc.constantFrom(...valueLines).map((index) => ({
    name: 'a map for a value',
    index,
    lines: changeLine(index, (key) => `${key}: { nada: 1 }`),
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
    lines: changeLine(index, (key, value) => `${key}: "${value.replaceAll("'", '')}`),
    code: /invalid-yaml/,
  })),
);

describe('a mistake in a good brand file', () => {
  it('begins from a file without mistakes', () => {
    expect(findMistakes(good)).toEqual([]);
  });

  it('is reported once, at its line', () => {
    fc.assert(
      fc.property(mutations, ({ name, index, lines: text, code }) => {
        const reported = findMistakes(text);
        expect(reported, `${name}: ${text[index]}`).toEqual([
          { line: index + 1, code: expect.stringMatching(code) },
        ]);
      }),
      { numRuns: 400 },
    );
  });

  it('is reported once where a required line is missing', () => {
    const needed = good.flatMap((line, index) =>
      /^(id|nombre|nombreCorto|institucion|organismo|logo):/.test(line) ? [index] : [],
    );
    for (const index of needed) {
      expect(findMistakes(good.toSpliced(index, 1))).toEqual([{ line: 1, code: 'missing-key' }]);
    }
  });
});
