/** A wrong type in every setting: the edit that a report offers is applied, and the file is checked again. */
import { expect, it } from 'vitest';
import { applyEdits } from '../../../../tests/support/build/apply-edits.ts';
import { withRepair } from '../draft.ts';
import { locateSetting } from '../source/locate-setting.ts';
import { parseSource } from '../source/read-source.ts';
import { settingPaths } from './schema.ts';
import { validate } from './validate.ts';

const folder = '/brands/campus';
const path = `${folder}/brand.yaml`;

/** Values of each type, some of them on several lines; the indent is that of the setting. */
const wrongValues: Readonly<Record<string, (indent: string) => string>> = {
  'a text': () => ' palabras sueltas',
  'a text of two lines': (indent) => `\n${indent}  palabras\n${indent}  sueltas`,
  'dashes without a space': (indent) => `\n${indent}  -es\n${indent}  -ca`,
  'a number': () => ' 7',
  'a switch': () => ' true',
  'a list': () => ' [uno, dos]',
  'a list of lines': (indent) => `\n${indent}  - uno\n${indent}  - dos`,
  'a group': (indent) => `\n${indent}  uno: Calle Mayor, 2\n${indent}  dos: 25000\n${indent}  tres: Vila`,
  nothing: () => '',
};

const yamlOf = (steps: readonly string[], value: (indent: string) => string): string =>
  `${steps.map((step, depth) => `${'  '.repeat(depth)}${step}:`).join('\n')}${value('  '.repeat(steps.length - 1))}\n`;

/** Settings with problems, each item of a list being part of it, and what the edits make of the text. */
function check(text: string) {
  const { root, findings } = parseSource(path, text);
  const messages = root ? validate(root, false).messages : [];
  return {
    count:
      findings.filter(({ severity }) => severity === 'error').length +
      new Set(messages.map(({ path: steps }) => steps.filter((step) => typeof step === 'string').join('.')))
        .size,
    repaired: messages.flatMap((message) => {
      if (!root) return [];
      const { repair } = withRepair(locateSetting(root, folder, message.path, message.what), message.texts);
      const [first] = repair ?? [];
      return repair && first ? [applyEdits(text, first.location.file, repair)] : [];
    }),
  };
}

it.each(Object.entries(wrongValues))('no edit for %s in any setting makes the file worse', (_name, value) => {
  const worse = settingPaths.flatMap((steps) => {
    const text = yamlOf(steps, value);
    const { count, repaired } = check(text);
    return repaired.filter((after) => after === text || check(after).count > count);
  });
  expect(worse).toEqual([]);
});
