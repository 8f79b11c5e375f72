import { describe, expect, test } from 'vitest';
import {
  brandSchema,
  currentProperties,
  resolveRef,
  type SchemaNode,
} from '#generator/brands/schema/brand-schema.ts';
import type { Control, NamedControl } from '#editor/protocol/forms.ts';
import { controlOf } from './control.ts';
import { describeForms } from './describe-forms.ts';

/** Paths of all settings of the schema that forms change, found without the code of the controls. */
function* declared(node: SchemaNode, above = ''): Generator<string> {
  for (const [name, child] of Object.entries(currentProperties(node))) {
    const path = above === '' ? name : `${above}.${name}`;
    if (path === 'id') continue;
    yield path;
    yield* declared(resolveRef(child), path);
  }
}

/** Paths that the controls reach, with the parts of texts and fields. */
function* reached(controls: readonly NamedControl[], above = ''): Generator<string> {
  for (const { name, control } of controls) {
    const path = above === '' ? name : `${above}.${name}`;
    yield path;
    if (control.kind === 'group') yield* reached(control.controls, path);
    if (control.kind === 'texts') for (const language of ['es', 'ca', 'en']) yield `${path}.${language}`;
    // A flag that is fixed has no control, but its field says so.
    if (control.kind === 'field')
      for (const flag of ['visible', 'editable', 'required']) yield `${path}.${flag}`;
  }
}

const kindsIn = (control: Control): string[] => {
  switch (control.kind) {
    case 'group':
      return control.controls.flatMap((one) => kindsIn(one.control));
    case 'list':
      return kindsIn(control.item);
    case 'map':
      return kindsIn(control.value);
    case 'either':
      return control.shapes.flatMap(kindsIn);
    default:
      return [control.kind];
  }
};

describe('the forms', () => {
  const { chapters, words } = describeForms('es');
  const controls = chapters.flatMap((chapter) => chapter.controls);

  test('have a control for every setting of the schema, each once', () => {
    const known = new Set(reached(controls));
    expect([...declared(brandSchema)].filter((path) => !known.has(path))).toEqual([]);
    const names = controls.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test('never ask for YAML', () => {
    expect(controls.flatMap(({ control }) => kindsIn(control))).not.toContain('written');
  });

  test.each(['es', 'ca', 'en'] as const)('have words for every setting in %s', (language) => {
    const described = describeForms(language);
    for (const { path, label } of described.words) {
      expect(label, path).not.toBe('');
      // A path in the place of words has no space, or is the setting itself.
      expect(label === path && path.includes('.'), path).toBe(false);
    }
    expect(described.words).toHaveLength(words.length);
    expect(described.words.length).toBeGreaterThan(200);
  });

  test('tell examples and defaults of settings', () => {
    expect(words.find(({ path }) => path === 'publicacionOfertaDefecto')).toMatchObject({
      default: 1,
      example: 2,
    });
  });
});

test.each<[string, SchemaNode, Control]>([
  ['a new switch', { type: 'boolean' }, { kind: 'switch' }],
  ['a new number', { type: 'integer', minimum: 1 }, { kind: 'number', isInteger: true, minimum: 1 }],
  ['a new choice', { type: 'string', enum: ['a', 'b'] }, { kind: 'choice', values: ['a', 'b'] }],
  ['a new colour', { $ref: '#/$defs/colour' }, { kind: 'colour' }],
  ['a new text in all languages', { $ref: '#/$defs/localizedText' }, { kind: 'texts' }],
  [
    'a new list of groups',
    { type: 'array', items: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } },
    {
      kind: 'list',
      item: { kind: 'group', controls: [{ name: 'a', isRequired: true, control: { kind: 'text' } }] },
    },
  ],
  ['a shape that nobody knows', {}, { kind: 'written' }],
])('%s has a control without code', (_what, node, control) => {
  expect(controlOf(node)).toEqual(control);
});
