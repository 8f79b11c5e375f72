import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SettingGroup, SettingValue } from '#core/brand-edits/edit.ts';
import { valueAt } from '#core/brand-edits/values.ts';
import { brandSchema, resolveRef, type SchemaNode } from '../schema/brand-schema.ts';
import { editSettings } from './edit-settings.ts';
import { afterLine, endOfEntry, indexOfStep, lineStart, placeAt } from './places.ts';
import { readSettings, type SettingsText } from './settings-text.ts';

const brands = join(import.meta.dirname, '../../../../brands');

interface Leaf {
  path: readonly string[];
  node: SchemaNode;
}

function* leavesOf(declared: SchemaNode, path: readonly string[] = []): Generator<Leaf> {
  const node = resolveRef(declared);
  if (!node.properties) yield { path, node };
  else for (const [name, child] of Object.entries(node.properties)) yield* leavesOf(child, [...path, name]);
}

const leaves = [...leavesOf(brandSchema)];

/** Another value that the schema allows, or a text if it names none. */
function otherValue(node: SchemaNode, old: SettingValue | undefined): SettingValue {
  if (node.type === 'boolean') return old !== true;
  const known = [...(node.enum ?? []), ...(node.examples ?? [])] as SettingValue[];
  const other = known.find((one) => JSON.stringify(one) !== JSON.stringify(old));
  if (other !== undefined) return other;
  return node.type === 'integer' || node.type === 'number' ? Number(old ?? 0) + 1 : 'L’aula: 1 # a';
}

/** The lines of a key with its value, from 0, end exclusive; undefined for a key that the text lacks. */
function linesOf({ text, root }: SettingsText, path: readonly string[]): [number, number] | undefined {
  const place = placeAt(text, root ?? null, path);
  const parent = placeAt(text, root ?? null, path.slice(0, -1))?.node;
  if (!place || !parent) return undefined;
  const end = endOfEntry(text, parent, indexOfStep(parent, path.at(-1) ?? ''));
  const line = (at: number): number => text.slice(0, at).split('\n').length - 1;
  return [line(lineStart(text, place.start)), line(afterLine(text, end))];
}

/** The settings with a value at a path, made without the code of edits. */
function withValue(
  data: SettingGroup,
  [key = '', ...rest]: readonly string[],
  value: SettingValue,
): SettingGroup {
  const inner = (data[key] ?? {}) as SettingGroup;
  return { ...data, [key]: rest.length === 0 ? value : withValue(inner, rest, value) };
}

describe('an edit of one setting', () => {
  test.each(['encina', 'illes', 'meridia', 'montclar', 'ribera'])(
    'changes only the lines of its value, for each setting of %s',
    (brand) => {
      const text = readFileSync(join(brands, brand, 'brand.yaml'), 'utf8');
      const settings = readSettings(text) ?? expect.fail('There are no settings');
      const data = parse(text) as SettingGroup;
      const before = text.split('\n');
      expect(leaves.length).toBeGreaterThan(700);
      for (const [index, { path, node }] of leaves.entries()) {
        const value = otherValue(node, valueAt(data, path));
        const own = linesOf(settings, path);
        const result = editSettings(settings, [{ kind: 'set', path, value }]);
        expect(result.refused, path.join('.')).toEqual([]);
        // The edit itself compares all that it writes with what is meant; some are compared by other code.
        if (index % 10 === 0) expect(parse(result.text)).toEqual(withValue(data, path, value));
        const after = result.text.split('\n');
        const first = after.findIndex((line, at) => line !== before[at]);
        const same = before.toReversed().findIndex((line, at) => line !== after.at(-1 - at));
        const last = same < 0 ? first : before.length - same;
        if (own) {
          expect(first, path.join('.')).toBeGreaterThanOrEqual(own[0]);
          expect(last, path.join('.')).toBeLessThanOrEqual(own[1]);
        } else if (after.length > before.length) {
          // A new key is in new lines.
          expect(before.slice(first, last).filter((line) => !after.includes(line))).toEqual([]);
        } else expect(last - first, path.join('.')).toBe(1);
      }
    },
  );
});

describe('the text of a brand file', () => {
  test.each([
    ['keeps quotes and comments', "a: 'x' # why\n", ['a'], 'y', "a: 'y' # why\n"],
    ['quotes what YAML would read otherwise', 'a: x\n', ['a'], '#1d5b8c', "a: '#1d5b8c'\n"],
    [
      'keeps a folded text folded',
      'a: >-\n  one\n  two\nb: 1\n',
      ['a'],
      'one two',
      'a: >-\n  one\n  two\nb: 1\n',
    ],
    ['writes lines of a text below each other', 'a: x\nb: 1\n', ['a'], 'y\nz\n', 'a: |\n  y\n  z\nb: 1\n'],
    ['keeps braces', 'a: { b: 1 } # c\n', ['a', 'd'], 'x, y', "a: { b: 1, d: 'x, y' } # c\n"],
    [
      'keeps line breaks of Windows',
      'a: 1\r\nb:\r\n  c: 1\r\n',
      ['b', 'd'],
      2,
      'a: 1\r\nb:\r\n  c: 1\r\n  d: 2\r\n',
    ],
    ['ends without a line break if it did', 'a: 1\nb: 2', ['c'], 3, 'a: 1\nb: 2\nc: 3'],
    ['gives a key its first value', 'a: # why\nb: 1\n', ['a'], 'x', 'a: x # why\nb: 1\n'],
    ['gives a key without a colon one', 'a: { b: 45,50 }\n', ['a', '50'], 1, 'a: { b: 45,50: 1 }\n'],
    ['makes groups that are missing', 'a: 1\n', ['b', 'c', 'd'], true, 'a: 1\nb:\n  c:\n    d: true\n'],
    ['may be empty', '# nothing yet\n', ['a'], 1, '# nothing yet\na: 1\n'],
  ] as const)('%s', (_what, text, path, value, expected) => {
    expect(editSettings(text, [{ kind: 'set', path, value }]).text).toBe(expected);
  });

  test('stays as it is without an edit, and after one that changes nothing', () => {
    const text = 'a:   >-\n   one\n   two\n#\n\nb:    [ 1,2 ]\n';
    expect(editSettings(text, []).text).toBe(text);
    const result = editSettings(text, [
      { kind: 'set', path: ['a'], value: 'one two' },
      { kind: 'set', path: ['b', 0], value: 1 },
    ]);
    expect(result).toMatchObject({ text, undo: [], refused: [] });
  });

  test('keeps the comments above a key that is removed, and moves those of one that is moved', () => {
    const text = '# Look\na: 1 # first\n# about b\nb: 2 # second\n\n# Rest\nc: 3\n';
    expect(editSettings(text, [{ kind: 'unset', path: ['b'] }]).text).toBe(
      '# Look\na: 1 # first\n# about b\n\n# Rest\nc: 3\n',
    );
    expect(editSettings(text, [{ kind: 'move', path: ['b'], to: ['b'], before: 'a' }]).text).toBe(
      '# Look\n# about b\nb: 2 # second\na: 1 # first\n\n# Rest\nc: 3\n',
    );
    expect(editSettings(text, [{ kind: 'move', path: ['b'], to: ['beta'] }]).text).toContain(
      '# about b\nbeta: 2 # second\n',
    );
  });

  test.each([
    [
      'into another group',
      '# why\na: 1 # x\nb: 2\ng:\n  h: 3\n',
      ['b'],
      ['g', 'c'],
      '# why\na: 1 # x\ng:\n  h: 3\n  c: 2\n',
    ],
    [
      'out of a group',
      'g:\n  # why\n  a: |\n    x\n  b: 2\n',
      ['g', 'a'],
      ['a'],
      'g:\n  b: 2\n# why\na: |\n  x\n',
    ],
    ['into a group that is new', 'a: 1\nb: 2\n', ['a'], ['g', 'a'], 'b: 2\ng:\n  a: 1\n'],
    ['between braces', 'a: { b: 1, c: 2 }\n', ['a', 'b'], ['a', 'd'], 'a: { d: 1, c: 2 }\n'],
    ['not where a comment would be lost', 'a: 1 # x\nb: 2\n', ['a'], ['g', 'a'], 'a: 1 # x\nb: 2\n'],
  ] as const)('has a setting moved %s', (_where, text, path, to, expected) => {
    expect(editSettings(text, [{ kind: 'move', path, to }]).text).toBe(expected);
  });

  test('keeps what no form can express, after any edit beside it', () => {
    const odd = "tag: !x 'y'\nanchor: &a { b: [1, 2,], }\nalias: *a\n? long\n: |+\n  kept\n\nlast:\n- - x\n";
    const result = editSettings(`${odd}a: 1\n`, [
      { kind: 'set', path: ['a'], value: 2 },
      { kind: 'set', path: ['b'], value: 3 },
    ]);
    expect(result).toMatchObject({ text: `${odd}a: 2\nb: 3\n`, refused: [] });
  });

  test.each([
    ['an alias would change with it', 'a: &x { b: 1 }\nc: *x\n', 1, 'a:\n  b: 2\n'],
    ['the file is no YAML', 'a: 1\nb: [\n', 1, 'a:\n  b: 2\n'],
    ['a list stands in its place', 'c: 1\na: [x]\n', 2, 'a:\n  b: 2\n'],
  ])('is left for a person to edit where %s', (_why, text, line, written) => {
    const edit = { kind: 'set', path: ['a', 'b'], value: 2 } as const;
    expect(editSettings(text, [edit])).toMatchObject({ text, undo: [], refused: [{ edit, line, written }] });
  });
});
