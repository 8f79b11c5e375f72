import { expect, test } from 'vitest';
import { brandSchema, declaredSettings } from './brand-schema.ts';
import { generateReference } from './reference.ts';
import { referenceGroups } from './reference-groups.ts';
import { generateTypes } from './types.ts';

test('the reference explains every top-level setting in exactly one chapter', () => {
  const explained = [...referenceGroups.flatMap(({ settings }) => settings), 'campos'];
  expect(explained.toSorted()).toEqual(Object.keys(brandSchema.properties).toSorted());
});

test('the reference contains every description of a setting', () => {
  const reference = generateReference();
  const missing = declaredSettings().filter(({ node }) => !reference.includes(node.description ?? '?'));
  expect(missing).toEqual([]);
});

test('every link of the table of contents and of the tables leads to a heading', () => {
  const reference = generateReference();
  const headings = [...reference.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^a-z-]/g, ''),
  );
  const targets = [...reference.matchAll(/\]\(#([^)]*)\)/g)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(20);
  expect(headings).toEqual(expect.arrayContaining([...new Set(targets)]));
});

test('the types tell what a file may leave out from what a complete brand has', async () => {
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
