/** Edits of the brands of the project and of the tests, in any order and at any place. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdit, NoSuchPlace } from '#core/brand-edits/apply-edit.ts';
import type { SettingEdit, SettingGroup, SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { isGroup, isList, valueAt } from '#core/brand-edits/values.ts';
import { editSettings } from './edit-settings.ts';
import { commentsOf } from './move-entry.ts';
import { afterLine, endOfEntry, indexOfStep, lineStart, placeAt } from './places.ts';
import { readSettings, type SettingsText } from './settings-text.ts';
import { spliced } from './splice.ts';

const root = join(import.meta.dirname, '../../../..');

/** Texts that YAML reads without aliases and tags; numbers as keys have no order in the data that edits compare. */
const texts = globSync(['brands/*/brand.yaml', 'tests/brands/**/brand.yaml', 'src/**/template/brand.yaml'], {
  cwd: root,
})
  .sort()
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => readSettings(text) && !/^\s*(?:[&*!]|%)|: [&*!]|,\s*\d+\s*\}/m.test(text));

const word = fc.constantFrom(
  'es',
  'a b',
  "l'any",
  'x: y',
  '# no',
  '- a',
  'true',
  '08',
  '',
  ' a ',
  'a\nb\n',
  'ñ, [b]',
  '"',
  '{c}',
  'a\n\n b',
  '\t',
  '…',
  '@a',
  'null',
  'a #b',
  '?',
  '\u0007',
);
const scalar: fc.Arbitrary<SettingValue> = fc.oneof(
  word,
  fc.string(),
  fc.boolean(),
  fc.integer(),
  fc.constant(null),
);
const key = fc.oneof(
  fc.constantFrom('es', 'ca', 'url', 'a b', 'x:', '#k', "l'a"),
  fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/),
);
const value: fc.Arbitrary<SettingValue> = fc.letrec<{ value: SettingValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(key, tie('value'), { maxKeys: 2, noNullPrototype: true }),
  ),
})).value;

/** A kind of edit with numbers, by which places are chosen among those of a text. */
const plan = fc.record({ kind: fc.nat(5), at: fc.nat(), to: fc.nat(), key, value });
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

function* pathsOf(from: SettingValue, path: ValuePath = []): Generator<ValuePath> {
  if (path.length > 0) yield path;
  if (isList(from)) for (const [index, item] of from.entries()) yield* pathsOf(item, [...path, index]);
  else if (isGroup(from))
    for (const [name, one] of Object.entries(from)) yield* pathsOf(one, [...path, name]);
}

const of = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(all.length, 1)];

/** An edit of settings as they are; undefined where they have no such place. */
function editOf(data: SettingValue, { kind, at, to, key: name, value: new_ }: Plan): SettingEdit | undefined {
  const paths = [...pathsOf(data)];
  const isItem = (path: ValuePath): boolean => typeof path.at(-1) === 'number';
  const keys = paths.filter((path) => !isItem(path));
  const groups: ValuePath[] = [[], ...paths.filter((path) => isGroup(valueAt(data, path)))];
  const lists = paths.filter((path) => isList(valueAt(data, path)));
  const siblings = (group: ValuePath): string[] => Object.keys(Object(valueAt(data, group)));
  if (kind === 0) {
    const path = of(paths, at);
    return path && { kind: 'set', path, value: new_ };
  }
  if (kind === 1) {
    const group = of(groups, at) ?? [];
    const before = of([...siblings(group), undefined], to);
    if (siblings(group).includes(name)) return undefined;
    return { kind: 'set', path: [...group, name], value: new_, ...(before !== undefined && { before }) };
  }
  if (kind === 2) {
    const list = of(lists, at);
    const length = Object.keys(Object(list && valueAt(data, list))).length;
    return list && { kind: 'insert', path: [...list, to % (length + 1)], value: new_ };
  }
  if (kind === 3) {
    const path = of(paths, at);
    return path && { kind: isItem(path) ? 'remove' : 'unset', path };
  }
  if (kind === 4) {
    const path = of(paths, at);
    if (!path) return undefined;
    const parent = path.slice(0, -1);
    const others = Object.keys(Object(valueAt(data, parent)));
    if (isItem(path)) return { kind: 'move', path, to: [...parent, to % others.length] };
    const before = of([...others.filter((other) => other !== path.at(-1)), null], to);
    return { kind: 'move', path, to: path, before: before ?? null };
  }
  const path = of(keys, at);
  return path && { kind: 'move', path, to: [...path.slice(0, -1), name] };
}

/** The comments on the lines of a value, which go with it. */
function ownComments(text: string, edit: SettingEdit): string[] {
  const settings = readSettings(text);
  const [parentPath, last] = [edit.path.slice(0, -1), edit.path.at(-1) ?? ''];
  const place = settings?.root && placeAt(text, settings.root, edit.path);
  const parent = settings?.root && placeAt(text, settings.root, parentPath)?.node;
  if (!place || !parent || edit.kind === 'move' || edit.kind === 'insert') return [];
  const end = endOfEntry(text, parent, indexOfStep(parent, last));
  return commentsOf(text.slice(lineStart(text, place.start), afterLine(text, end)));
}

const lost = (before: readonly string[], after: readonly string[]): string[] => {
  const left = [...after];
  return before.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const forms = [
  (text: string) => text,
  (text: string) => text.replaceAll('\n', '\r\n'),
  (text: string) => text.trimEnd(),
];

const read = (text: string): SettingGroup => (parse(text, { logLevel: 'silent' }) ?? {}) as SettingGroup;

const isKnown = (data: SettingValue, edit: SettingEdit): boolean => {
  try {
    applyEdit(data, edit);
    return true;
  } catch (error) {
    if (error instanceof NoSuchPlace) return false;
    throw error;
  }
};

/** Rounds of up to 50 edits each; in full 10,000 edits. */
const rounds = process.env['FULL'] === '1' ? 220 : 44;

test('random edits change nothing but what they mean, lose no comment, and can be undone to the last byte', () => {
  let edits = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.constantFrom(...forms),
      fc.array(plan, { minLength: 50, maxLength: 50 }),
      (original, inForm, plans) => {
        const first = inForm(original);
        let text = first;
        let settings: SettingsText | string = first;
        let data: SettingValue = read(text);
        const undo = [];
        for (const one of plans) {
          const edit = editOf(data, one);
          if (!edit || !isKnown(data, edit)) continue;
          const result = editSettings(settings, [edit]);
          expect(result.refused).toEqual([]);
          const gone = lost(commentsOf(text), commentsOf(result.text));
          if (gone.length > 0) expect(lost(gone, ownComments(text, edit))).toEqual([]);
          undo.unshift(...result.undo);
          text = result.text;
          settings = result.settings ?? text;
          data = applyEdit(data, edit);
          edits++;
        }
        expect(JSON.stringify(read(text))).toBe(JSON.stringify(data));
        expect(undo.reduce(spliced, text)).toBe(first);
      },
    ),
    { numRuns: rounds, seed: 33, endOnFailure: true },
  );
  expect(edits).toBeGreaterThan(rounds * 45);
}, 120_000);
