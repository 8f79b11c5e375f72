import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { declaredSettings } from './brand-schema.ts';

const src = join(import.meta.dirname, '../../..');

/**
 * The code of the generator, the portal and the sandbox, without comments and without the declaration of settings.
 */
const code = globSync('**/*.{ts,tsx,astro}', { cwd: src })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\.gen\.ts$|^generator\/brands\/schema\//.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, ''))
  .join('\n');

/** Groups of settings that code reads by an id or by iterating. */
const readAsGroup = [
  'accesibilidad',
  'campos',
  'contacto.persona',
  'documentosPracticas',
  'footer.enlaces',
  'legal.conservacion',
  'legal.tratamientos',
  'menuAlumno.documentacion',
];

/** Whether code names a setting; one of a group after the name of the group, such as `contacto.telefono`. */
function isRead(path: readonly string[]): boolean {
  const [key = '', group] = path.toReversed();
  const name = group === undefined ? `\\b${key}\\b` : `\\b${group}[?!]*\\.${key}\\b`;
  return new RegExp(name).test(code);
}

const settings = declaredSettings()
  .filter(({ node }) => node.deprecated !== true)
  .map(({ path }) => path)
  .filter(([first]) => first !== '$defs');
const leaves = settings.filter(
  (path) =>
    !settings.some((other) => other.length > path.length && path.every((part, at) => other[at] === part)),
);
const groupOf = (path: readonly string[]): string | undefined =>
  readAsGroup.find((group) => `${path.join('.')}.`.startsWith(`${group}.`));

it('every setting is read by some code', () => {
  const unread = leaves
    .filter((path) => !isRead(path) && !groupOf(path))
    .map(
      (path) => `Nothing reads ${path.join('.')}: show it or follow it, or take it out of brand.schema.json.`,
    );
  expect(unread).toEqual([]);
});

it('every group read as a whole has a setting that no code names', () => {
  const needless = readAsGroup.filter(
    (group) => !leaves.some((path) => groupOf(path) === group && !isRead(path)),
  );
  expect(needless).toEqual([]);
});
