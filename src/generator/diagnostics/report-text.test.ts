import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemCodes, problemParts } from '#generator/brands/problem-codes.ts';
import { compileMessage } from '#core/i18n/compile.ts';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { ca, en, es } from './catalogues.gen.ts';
import {
  explanation,
  joinSentences,
  list,
  localize,
  reportMessageIds,
  reportText,
  verbatim,
  writtenMessage,
} from './report-text.ts';

describe('messages of reports', () => {
  it('are in the catalogue that the first word of their id names', () => {
    for (const catalogues of [es, ca, en])
      for (const [area, messages] of Object.entries(catalogues))
        expect(Object.keys(messages).filter((id) => !id.startsWith(`${area}.`))).toEqual([]);
  });

  it.each(reportLanguages)('are complete and valid in %s', (language) => {
    const own = Object.assign({}, ...Object.values({ es, ca, en }[language])) as Record<string, string>;
    expect(Object.keys(own)).toEqual(reportMessageIds);
    expect(reportMessageIds.filter((id) => writtenMessage(language, id).trim() === '')).toEqual([]);
    for (const id of reportMessageIds)
      expect(() => compileMessage(writtenMessage(language, id))).not.toThrow();
  });

  it('are all used', () => {
    const root = join(import.meta.dirname, '../../..');
    const code = globSync('{src/generator,scripts}/**/*.ts', { cwd: root })
      .filter((file) => file.endsWith('.ts') && !/\.(test|gen)\.ts$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const named = new Set<string>(code.match(/(?<=['`])[a-z-]+\.[\w.]+(?=['`])/gi));
    // Ids with a part that is decided while the code runs: `compare.part.${part}`.
    const templates = (code.match(/(?<=`)(?:compare|ready)\.(?:[\w.]|\$\{[^{}`]*\})+(?=`)/g) ?? []).map(
      (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, '\\w+')}$`),
    );
    for (const code of [...problemCodes, ...Object.keys(problemParts).map((part) => `part.${part}`)])
      named.add(`codes.${code}`);
    const isUsed = (id: string): boolean =>
      named.has(id) ||
      templates.some((template) => template.test(id)) ||
      (/\.(what|why|fix)$/.test(id) && named.has(id.replace(/\.\w+$/, '')));
    expect(reportMessageIds.filter((id) => !isUsed(id))).toEqual([]);
  });
});

describe('reportText', () => {
  it('fills in the arguments, in each language their own', () => {
    const exported = { en: 'one', es: 'uno', ca: 'un' };
    expect(reportText('svg.inMorePlaces', { what: exported, count: 1 })).toEqual({
      en: 'one The same happens in 1 more place.',
      es: 'uno Pasa lo mismo en 1 lugar más.',
      ca: 'un Passa el mateix en 1 lloc més.',
    });
  });

  it('inserts arguments unchanged, braces and apostrophes included', () => {
    expect(reportText('svg.value.what', { name: "{d'el 1}" }).ca).toContain("{d'el 1}");
  });

  it('has the types of ids and arguments', () => {
    // @ts-expect-error: there is no such message
    expect(() => reportText('svg.nothing')).toThrow('svg.nothing');
    // @ts-expect-error: the argument is missing
    expect(() => reportText('svg.value.what')).toThrow('name');
    // @ts-expect-error: what is counted is a number
    reportText('svg.inMorePlaces', { what: '', count: '2' });
    // @ts-expect-error: there is no such argument
    reportText('svg.value.what', { name: '', size: '' });
  });
});

describe('explanation', () => {
  it('has the texts of one problem', () => {
    expect(explanation('svg.script')).toEqual({
      what: reportText('svg.script.what'),
      why: reportText('svg.script.why'),
      fix: reportText('svg.script.fix'),
    });
  });

  it('leaves out what the catalogue does not have', () => {
    const texts = explanation('svg.element', { name: 'a' });
    expect(Object.keys(texts)).toEqual(['what', 'fix']);
    // @ts-expect-error: its reason is that of all elements
    expect(texts.why).toBeUndefined();
  });
});

it('puts texts together', () => {
  const [one, two] = [verbatim('one.'), localize((language) => `${language}.`)];
  expect(joinSentences(one, undefined, two)?.es).toBe('one. es.');
  expect(joinSentences(undefined)).toBeUndefined();
  expect(list(['a', two, 'c'])).toEqual({ en: 'a, en. and c', es: 'a, es. y c', ca: 'a, ca. i c' });
  expect(list(['a', 'b'], 'disjunction').es).toBe('a o b');
});
