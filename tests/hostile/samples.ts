import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { goodBrandsDir } from '../support/build/fixture-brands.ts';

const minimal = join(goodBrandsDir, 'minimal');

const file = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ base64: z.base64() }),
  z.strictObject({ link: z.string() }),
]);

/** Texts: those of `whole`, and every carrier with every payload in place of its §. */
const texts = z.strictObject({
  carriers: z.array(z.string()).default([]),
  payloads: z.array(z.string()).default([]),
  whole: z.array(z.string()).default([]),
});
const settings = z.strictObject({
  carriers: z.array(z.string()),
  payloads: z.array(z.string()),
  /** Values by their path in the brand file. */
  whole: z.array(z.record(z.string(), z.unknown())),
});
const files = z.strictObject({ whole: z.array(z.record(z.string(), file)) });

/** Changes that make a brand hostile: files by path in its folder, settings by path in its file. */
export interface HostileSample {
  /** Kind and number, for messages. */
  name: string;
  files: Record<string, z.infer<typeof file>>;
  settings: Record<string, unknown>;
  /** Lines appended to the brand file. */
  lines?: string;
}

function read<T>(kind: string, schema: z.ZodType<T>): T {
  return schema.parse(parse(readFileSync(new URL(`./${kind}.yaml`, import.meta.url), 'utf8')));
}

function textsOf(kind: string): string[] {
  const { carriers, payloads, whole } = read(kind, texts);
  return [
    ...carriers.flatMap((carrier) => payloads.map((payload) => carrier.replace('§', () => payload))),
    ...whole,
  ];
}

type Parts = Partial<Omit<HostileSample, 'name'>>;

function named(kind: string, parts: readonly Parts[]): HostileSample[] {
  return parts.map((part, index) => ({ files: {}, settings: {}, ...part, name: `${kind} ${index + 1}` }));
}

const inFile = (kind: string, path: string, more: Parts['settings'] = {}): HostileSample[] =>
  named(
    kind,
    textsOf(kind).map((text) => ({ files: { [path]: { text } }, settings: more })),
  );

/** All hostile brands, in a stable order. */
export function hostileSamples(): HostileSample[] {
  const { carriers, payloads, whole } = read('settings', settings);
  return [
    ...inFile('svg', 'assets/logo.svg'),
    ...inFile('css', 'assets/own.css', { ownstyles: 'assets/own.css' }),
    ...inFile('scss', 'assets/own.scss', { ownstyles: 'assets/own.scss' }),
    ...inFile('markdown', 'content/es/aviso-legal.md'),
    ...named('settings', [
      ...carriers.flatMap((path) => payloads.map((value) => ({ settings: { [path]: value } }))),
      ...whole.map((own) => ({ settings: own })),
    ]),
    ...named(
      'yaml',
      textsOf('yaml').map((lines) => ({ lines })),
    ),
    ...named(
      'wording',
      textsOf('wording').map((text) => ({
        files: { 'messages/es.yaml': { text: stringify({ 'frame.maintenanceOver': text }) } },
      })),
    ),
    ...named(
      'files',
      read('files', files).whole.map((own) => ({ files: own })),
    ),
  ];
}

/** Picks evenly spread items of a list, always the same ones. */
export function spread<T>(list: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).filter(
    (one) => one !== undefined,
  );
}

/** Puts a value at a path of a brand file, `a.b.c`. */
function put(target: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    Object.defineProperty(target, first, { value, enumerable: true, configurable: true, writable: true });
    return;
  }
  const inner = { ...(Object.hasOwn(target, first) && (target[first] as object)) };
  put(inner, rest.join('.'), value);
  target[first] = inner;
}

/** Writes the folder of a hostile brand: the minimal brand with the changes of the sample. */
export function writeHostileBrand(folder: string, id: string, sample: HostileSample): void {
  cpSync(minimal, folder, { recursive: true });
  const brand = parse(readFileSync(join(minimal, 'brand.yaml'), 'utf8')) as Record<string, unknown>;
  const own = { id, dominio_produccion: `${id}.example`, ...sample.settings };
  for (const [path, value] of Object.entries(own)) put(brand, path, value);
  writeFileSync(join(folder, 'brand.yaml'), `${stringify(brand)}${sample.lines ?? ''}\n`);
  for (const [path, content] of Object.entries(sample.files)) {
    const place = join(folder, path);
    rmSync(place, { recursive: true, force: true });
    mkdirSync(dirname(place), { recursive: true });
    if ('link' in content) symlinkSync(content.link, place);
    else writeFileSync(place, 'text' in content ? content.text : Buffer.from(content.base64, 'base64'));
  }
}
