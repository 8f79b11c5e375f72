import { expect, test } from 'vitest';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { brandSchema, declaredSettings } from './brand-schema.ts';
import { generateReference } from './reference.ts';
import { referenceGroups } from './reference-groups.ts';
import { shapeWords } from './shape-words.ts';
import { generateTypes } from './types.ts';

test('the reference explains every top-level setting in exactly one chapter', () => {
  const explained = [...referenceGroups.flatMap(({ settings }) => settings), 'campos'];
  expect(explained.toSorted()).toEqual(Object.keys(brandSchema.properties).toSorted());
});

test('the reference contains every description of a setting', () => {
  const reference = generateReference('en');
  const missing = declaredSettings().filter(({ node }) => !reference.includes(node.description ?? '?'));
  expect(missing).toEqual([]);
});

test.each(reportLanguages)('every link of the reference in %s leads to a heading', (language) => {
  const reference = generateReference(language);
  const headings = [...reference.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^\p{L}-]/gu, ''),
  );
  const targets = [...reference.matchAll(/\]\(#([^)]*)\)/g)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(20);
  expect(headings).toEqual(expect.arrayContaining([...new Set(targets)]));
});

test.each(['es', 'ca'] as const)(
  'the reference in %s has no English except names in brand files',
  (language) => {
    const text = generateReference(language).replaceAll(/```[^]*?```|`[^`]*`|<!--.*?-->/g, '');
    expect(text.match(/\b(?:the|is|of|and|with|which|this|left out|shown)\b.*/gi)).toBeNull();
    const shapes = Object.values(brandSchema.$defs).filter(({ title }) => title !== undefined);
    for (const { title = '', properties = {} } of shapes)
      expect(Object.keys(shapeWords[language][title]?.keys ?? {})).toEqual(Object.keys(properties));
  },
);

test('the types distinguish optional keys of a file from those of a complete brand', async () => {
  const source = await generateTypes();
  const [complete = '', partial = ''] = source.split('export interface PartialBrandFile');
  for (const always of ['nombre', 'idiomas', 'modulos', 'apiSandbox', 'primario']) {
    expect(complete).toMatch(new RegExp(`^${always}: `, 'm'));
    expect(partial).toMatch(new RegExp(`^${always}\\?: `, 'm'));
  }
  expect(complete).toMatch(/^limitesJornada\?: /m);
  expect(complete).toMatch(/^iban: FieldFlags$/m);
  expect(partial).toMatch(/^iban\?: PartialFieldFlags$/m);
});
