import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { languages } from '#core/i18n/languages.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Factors, CoveringRow } from './covering-rows.ts';

const root = join(import.meta.dirname, '../../..');

/** The brand with the most switches: it has every module, text and language. */
const templateBrand = 'meridia';

/** Left out: during maintenance one page replaces all others, so nothing else could be tested together with it. */
const leftOut = new Set(['inMantenimiento']);

interface SettingSchema {
  $ref?: string;
  type?: string;
  enum?: readonly string[];
  const?: unknown;
  properties?: Readonly<Record<string, SettingSchema>>;
  $defs?: Readonly<Record<string, SettingSchema>>;
}

/** States of a form field, besides the usual one of all other tests. */
const fieldStates: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  required: { visible: true, required: true, editable: true },
  fixed: { visible: true, required: false, editable: false },
  hidden: { visible: false, required: false, editable: true },
  // For values set by the university.
  shown: { visible: true },
  absent: { visible: false },
};

/** All boolean and enumerated settings, and all form fields, by path. */
export function switches(): Factors {
  const schema = JSON.parse(readFileSync(join(root, 'schemas/brand.schema.json'), 'utf8')) as SettingSchema;
  const factors = new Map<string, readonly unknown[]>();
  const add = (setting: SettingSchema | undefined, path: string): void => {
    const name = setting?.$ref?.split('/').at(-1);
    const resolved = name === undefined ? setting : schema.$defs?.[name];
    if (resolved?.properties?.['visible'])
      factors.set(
        path,
        resolved.properties['editable']?.const === undefined
          ? ['required', 'fixed', 'hidden']
          : ['shown', 'absent'],
      );
    else if (resolved?.type === 'boolean') factors.set(path, [false, true]);
    else if (resolved?.enum) factors.set(path, resolved.enum);
    else
      for (const [key, part] of Object.entries(resolved?.properties ?? {}))
        add(part, path ? `${path}.${key}` : key);
  };
  add(schema, '');
  for (const path of leftOut) factors.delete(path);
  return factors;
}

/**
 * Writes a brand with the switch values of one row of the covering array (pairwise testing, covering-rows.ts).
 */
function writeBrand(brandsDir: string, id: string, row: CoveringRow): void {
  const folder = join(brandsDir, id);
  cpSync(join(root, 'brands', templateBrand), folder, { recursive: true });
  const file = join(folder, 'brand.yaml');
  const document = parseDocument(readFileSync(file, 'utf8').replaceAll('meridiana.example', `${id}.example`));
  document.set('id', id);
  // The brand's own fonts would override the pairs of families, which are tested.
  document.delete('fonts');
  for (const [path, value] of row) {
    const state = path.startsWith('campos.') ? fieldStates[String(value)] : undefined;
    document.setIn(path.split('.'), state ? document.createNode(state, { flow: true }) : value);
  }
  if (!row.get('modulos.sso')) document.delete('sso');
  if (!row.get('haveDocumentosPracticas')) document.delete('documentosPracticas');
  writeFileSync(file, document.toString());
  for (const language of languages) {
    const content = join(folder, 'content', language);
    removeLinks(content);
    // Accepting conditions requires this page in every language.
    writeFileSync(join(content, 'condiciones-practicas.md'), '## Condiciones\n\n1. Uno.\n');
  }
}

/** Removes the links from the texts of a brand: the switches may leave out their pages. */
function removeLinks(folder: string): void {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll(/\[([^\]]*)\]\(\/[^)]*\)/g, '$1'));
  }
}

/** Path of the switch on a line of a brand file. */
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
  /** Brands of the rows, each as close to its row as the rules allow. */
  brands: readonly Brand[];
  /** Errors that no switch can fix. */
  problems: readonly Diagnostic[];
  /** Switches changed because the check named them, by problem code. */
  changed: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Writes a brand for each row and repairs its contradictions, so that each brand is as close to its row as the rules
 * allow.
 */
export async function switchBrands(brandsDir: string, rows: readonly CoveringRow[]): Promise<SwitchBrands> {
  mkdirSync(brandsDir, { recursive: true });
  cpSync(join(root, 'brands', '_base'), join(brandsDir, '_base'), { recursive: true });
  const ids = rows.map((_, index) => `fila-${index + 1}`);
  const changed = new Map<string, Set<string>>();
  const all = switches();
  const current = new Map(ids.map((id, index) => [id, new Map(rows[index])]));
  const changedByBrand = new Map(ids.map((id) => [id, new Set<string>()]));

  /**
   * Repairs contradictions as a brand manager would: sets the switch that the diagnostic points to (its line, else a
   * switch quoted in its text) to its next value and checks again. Each switch changes at most once, so the loop ends.
   * @returns whether a switch was changed
   */
  function repair(row: CoveringRow | undefined, diagnostic: Diagnostic): boolean {
    const { code, location, what, brands: affected } = diagnostic;
    const changedSwitches = changedByBrand.get(affected[0] ?? '');
    const quotedSettings = [...what.en.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const path = [location && switchAt(location.file, location.line), ...quotedSettings].find(
      (candidate) => candidate !== undefined && all.has(candidate) && !changedSwitches?.has(candidate),
    );
    const values = path === undefined ? undefined : all.get(path);
    if (!row || path === undefined || !values) return false;
    row.set(path, values[(values.indexOf(row.get(path)) + 1) % values.length]);
    changedSwitches?.add(path);
    changed.set(code, (changed.get(code) ?? new Set()).add(path));
    return true;
  }

  for (;;) {
    for (const [id, row] of current) writeBrand(brandsDir, id, row);
    const { brands, problems } = await loadBrands({ brandsDir });
    const errors = problems.filter(({ severity }) => severity === 'error');
    const repairs = errors.map((diagnostic) => repair(current.get(diagnostic.brands[0] ?? ''), diagnostic));
    if (!repairs.includes(true)) return { brands, problems: errors, changed };
  }
}
