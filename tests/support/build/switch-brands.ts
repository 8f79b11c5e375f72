import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { languages } from '#core/i18n/languages.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Factors, CoveringRow } from './covering-rows.ts';

const root = join(import.meta.dirname, '../../..');

/** The brand with most to switch: every module, text and language is there. */
const model = 'meridia';

/** During maintenance one page stands for all others: nothing else could be seen together with it. */
const alone = new Set(['inMantenimiento']);

interface Described {
  $ref?: string;
  type?: string;
  enum?: readonly string[];
  const?: unknown;
  properties?: Readonly<Record<string, Described>>;
  $defs?: Readonly<Record<string, Described>>;
}

/** How a field of a form can stand, but for how it does in every other test. */
const fieldStates: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  required: { visible: true, required: true, editable: true },
  fixed: { visible: true, required: false, editable: false },
  hidden: { visible: false, required: false, editable: true },
  // Of values that the university sets.
  given: { visible: true },
  absent: { visible: false },
};

/** Every setting that is on or off or one of several words, and every field of the forms, by its path. */
export function switches(): Factors {
  const schema = JSON.parse(readFileSync(join(root, 'schemas/brand.schema.json'), 'utf8')) as Described;
  const found = new Map<string, readonly unknown[]>();
  const add = (described: Described | undefined, path: string): void => {
    const name = described?.$ref?.split('/').at(-1);
    const one = name === undefined ? described : schema.$defs?.[name];
    if (one?.properties?.['visible'])
      found.set(
        path,
        one.properties['editable']?.const === undefined
          ? ['required', 'fixed', 'hidden']
          : ['given', 'absent'],
      );
    else if (one?.type === 'boolean') found.set(path, [false, true]);
    else if (one?.enum) found.set(path, one.enum);
    else
      for (const [key, part] of Object.entries(one?.properties ?? {}))
        add(part, path ? `${path}.${key}` : key);
  };
  add(schema, '');
  for (const path of alone) found.delete(path);
  return found;
}

/** Writes the brand of one row. */
function write(brandsDir: string, id: string, row: CoveringRow): void {
  const folder = join(brandsDir, id);
  cpSync(join(root, 'brands', model), folder, { recursive: true });
  const file = join(folder, 'brand.yaml');
  const document = parseDocument(readFileSync(file, 'utf8').replaceAll('meridiana.example', `${id}.example`));
  document.set('id', id);
  // The pairs of families are tried: the brand's own would stand in their way.
  document.delete('fonts');
  for (const [path, value] of row) {
    const state = path.startsWith('campos.') ? fieldStates[String(value)] : undefined;
    document.setIn(path.split('.'), state ? document.createNode(state, { flow: true }) : value);
  }
  if (!row.get('modulos.sso')) document.delete('sso');
  if (!row.get('haveDocumentosPracticas')) document.delete('documentosPracticas');
  writeFileSync(file, document.toString());
  for (const language of languages) withoutLinks(join(folder, 'content', language));
}

/** The texts of a brand lead to pages that another set of switches does not have. */
function withoutLinks(folder: string): void {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll(/\[([^\]]*)\]\(\/[^)]*\)/g, '$1'));
  }
  writeFileSync(join(folder, 'condiciones-practicas.md'), '## Condiciones\n\n1. Uno.\n');
}

/** The switch that stands in a line of a brand file. */
function switchAt(file: string, line: number): string | undefined {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const find = (node: unknown, path: string): string | undefined => {
    if (!isMap(node)) return undefined;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const here = path ? `${path}.${String(key.value)}` : String(key.value);
      const below = find(value, here);
      if (below) return below;
      if ((!isMap(value) || value.flow) && lines.linePos(key.range?.[0] ?? 0).line === line) return here;
    }
    return undefined;
  };
  return find(document.contents, '');
}

export interface SwitchBrands {
  /** The brands that came of the rows, each as near to its row as the rules let it be. */
  brands: readonly Brand[];
  /** What is wrong with them and cannot be mended by a switch. */
  problems: readonly Diagnostic[];
  /** Switches that the check asked to be turned, by the code of the problem. */
  turned: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Writes a brand for each row. Where the check finds that two switches contradict each other, the one that it names is
 * turned, until nothing is left to be said: someone who reads the report gets there too.
 */
export async function switchBrands(brandsDir: string, rows: readonly CoveringRow[]): Promise<SwitchBrands> {
  mkdirSync(brandsDir, { recursive: true });
  cpSync(join(root, 'brands', '_base'), join(brandsDir, '_base'), { recursive: true });
  const ids = rows.map((_, at) => `fila-${at + 1}`);
  const turned = new Map<string, Set<string>>();
  const all = switches();
  const now = new Map(ids.map((id, at) => [id, new Map(rows[at])]));
  const turnedOf = new Map(ids.map((id) => [id, new Set<string>()]));
  for (;;) {
    for (const [id, row] of now) write(brandsDir, id, row);
    const { brands, problems } = await loadBrands({ brandsDir });
    const errors = problems.filter(({ severity }) => severity === 'error');
    let isChanged = false;
    for (const { code, location, what, brands: affected } of errors) {
      const [id = ''] = affected;
      const row = now.get(id);
      const named = [...what.en.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      // Each is turned once: a report that asks for it back could not be followed.
      const path = [location && switchAt(location.file, location.line), ...named].find(
        (one) => one !== undefined && all.has(one) && !turnedOf.get(id)?.has(one),
      );
      const values = path === undefined ? undefined : all.get(path);
      if (!row || path === undefined || !values) continue;
      row.set(path, values[(values.indexOf(row.get(path)) + 1) % values.length]);
      turnedOf.get(id)?.add(path);
      turned.set(code, (turned.get(code) ?? new Set()).add(path));
      isChanged = true;
    }
    if (!isChanged) return { brands, problems: errors, turned };
  }
}
