import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const root = join(import.meta.dirname, '../../..');

/** The fictitious institution with every module and three languages, of which the synthetic brands are variations. */
const model = 'meridia';
/** Settings that the model lacks and that make every route exist. */
const missing: [string[], unknown][] = [
  [['OneLoginForCandidatos'], false],
  [['modulos', 'condicionesPracticas'], true],
];

/** Id of the n-th synthetic brand, counted from 1. */
export function syntheticId(n: number): string {
  return `brand-${String(n).padStart(3, '0')}`;
}

/**
 * Writes brand files of `count` institutions with all modules, each with its own names, domain, colours and
 * texts.
 * @param brandsDir folder to write to
 */
export function writeSyntheticBrands(brandsDir: string, count: number): void {
  mkdirSync(brandsDir, { recursive: true });
  cpSync(join(root, 'brands', '_base'), join(brandsDir, '_base'), { recursive: true });
  for (let n = 1; n <= count; n++) writeBrand(brandsDir, n);
}

function writeBrand(brandsDir: string, n: number): void {
  const id = syntheticId(n);
  const folder = join(brandsDir, id);
  cpSync(join(root, 'brands', model), folder, { recursive: true });
  const file = join(folder, 'brand.yaml');
  const source = readFileSync(file, 'utf8')
    .replaceAll('meridiana.example', `${id}.example`)
    .replaceAll('Meridiana', nameOf(n));
  const document = parseDocument(source);
  document.set('id', id);
  document.setIn(['colores', 'primario'], colourOf(n));
  document.deleteIn(['colores', 'boton']);
  document.deleteIn(['colores', 'login']);
  document.set('nombreCorto', `U${n}`);
  for (const [path, value] of missing) document.setIn(path, value);
  writeFileSync(file, document.toString());
  // The module needs its text in every language.
  for (const language of readdirSync(join(folder, 'content'))) {
    writeFileSync(
      join(folder, 'content', language, 'condiciones-practicas.md'),
      `## ${nameOf(n)}\n\n1. Uno.\n`,
    );
  }
}

/** Sets a setting of a synthetic brand, like an edit of its YAML file. */
function set(brandsDir: string, n: number, path: readonly string[], value: unknown): void {
  const file = join(brandsDir, syntheticId(n), 'brand.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn(path, value);
  writeFileSync(file, document.toString());
}

/** Changes the primary colour of a synthetic brand. */
export const recolour = (brandsDir: string, n: number, colour: string): void =>
  set(brandsDir, n, ['colores', 'primario'], colour);

/** Turns a switch of a synthetic brand on or off. */
export const setSwitch = (brandsDir: string, n: number, name: string, isOn: boolean): void =>
  set(brandsDir, n, [name], isOn);

/** Changes the wording of one text of a synthetic brand, which the offer form shows. */
export function reword(brandsDir: string, n: number, text: string): void {
  const folder = join(brandsDir, syntheticId(n), 'messages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'es.yaml'), `offer-form.placementHint: ${text}\n`);
}

function nameOf(n: number): string {
  return `Universitat${String(n).padStart(3, '0')}`;
}

/** A distinct colour per brand, dark enough for white text. */
function colourOf(n: number): string {
  const channel = (step: number): string => (20 + ((n * step) % 90)).toString(16).padStart(2, '0');
  return `#${channel(37)}${channel(53)}${channel(71)}`;
}
