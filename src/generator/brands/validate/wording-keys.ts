import {
  emptyText,
  explanation,
  localize,
  type ReportText,
  reportText,
} from '#generator/diagnostics/report-text.ts';
import { meant, nearest } from '#generator/diagnostics/suggest.ts';
import { settingName } from '../draft.ts';
import type { ProblemTexts, SettingPath } from '../draft.ts';
import { declaredFor, exampleLine, line, purpose, texts } from './remark.ts';
import type { SchemaMessage } from './remark.ts';
import { brandSchema } from '#generator/brands/schema/brand-schema.ts';
import { isPerLanguage, schemaAt, settingPaths } from './schema.ts';

/** Modules whose only switch is a setting at the left of the file. */
const documentedSwitches: Readonly<Record<string, string>> = {
  programas: 'hasProgramaPracticasActivo',
  propuesta: 'showPropuestaPracticas',
  documentacion: 'haveDocumentosPracticas',
  solicitudesEducacion: 'checkMenuEducacion',
};

/** Names that the map at this path can have. */
function siblings(path: SettingPath): string[] {
  const schema = path.length === 0 ? brandSchema : schemaAt(path);
  return Object.keys(schema?.properties ?? {});
}

/** More homes than these explain nothing. */
const mostHomes = 8;

/** A sign-in page, whose name brands choose. */
const signInPage: SettingPath = ['loginsEspecificos', 'NAME'];

/** How many steps two paths have in common. */
function shared(path: SettingPath, other: SettingPath): number {
  const end = path.findIndex((step, index) => step !== other[index]);
  return end < 0 ? path.length : end;
}

/** Where a setting of this name can live, nearest first; nothing when there are too many such places. */
function homes(key: string, parent: SettingPath): SettingPath[] {
  const around = parent
    .map((_step, length) => parent.slice(0, length))
    .filter((path) => siblings(path).includes(key))
    .map((path): SettingPath => [...path, key]);
  const named = settingPaths.filter((path) => path.at(-1) === key);
  const chosen: SettingPath[] =
    parent[0] !== signInPage[0] && siblings(signInPage).includes(key) ? [[...signInPage, key]] : [];
  const all = new Map([...around, ...named, ...chosen].map((path) => [settingName(path), path]));
  all.delete(settingName([...parent, key]));
  if (all.size > mostHomes) return [];
  return [...all.values()].sort((a, b) => shared(b, parent) - shared(a, parent) || a.length - b.length);
}

function belongsTo(path: SettingPath, isOnly: boolean): ReportText {
  if (path.length > 1) return reportText('settings.belongs.under', { path: settingName(path.slice(0, -1)) });
  const left = reportText('settings.belongs.atLeft');
  return isOnly ? left : reportText('settings.belongs.wholePortal', { left });
}

function wordUnknown(parent: SettingPath, key: string, near: string | undefined): ProblemTexts {
  const within =
    parent.length > 0 ? reportText('settings.unknownKey.within', { parent: settingName(parent) }) : emptyText;
  const unknown = explanation('settings.unknownKey', { key, within });
  const flag = settingName(parent) === 'modulos' ? documentedSwitches[key] : undefined;
  if (flag) {
    return texts('unknown-key', { ...unknown, ...explanation('settings.moduleFlag', { flag }) });
  }
  const names = siblings(parent);
  if (near) return texts('unknown-key', { ...unknown, fix: meant(near), replacement: near });
  const places = homes(key, parent);
  if (places.length > 0) {
    const or = reportText('settings.belongs.or');
    const named = localize((language) =>
      places.map((path) => belongsTo(path, places.length === 1)[language]).join(or[language]),
    );
    return texts('unknown-key', { ...unknown, ...explanation('settings.belongs', { key, places: named }) });
  }
  const schema = schemaAt(parent);
  if (schema && parent.length > 0 && isPerLanguage(schema)) {
    return texts(
      'unknown-key',
      explanation('settings.notALanguage', { key, names: names.map((name) => `\`${name}\``).join(', ') }),
    );
  }
  const list = parent.length > 0 && names.length > 0 && names.length <= 16;
  return texts('unknown-key', {
    ...unknown,
    fix: list
      ? reportText('settings.unknownKey.names', { parent: settingName(parent), names: names.join(', ') })
      : reportText('settings.unknownKey.lookUp'),
  });
}

/**
 * Remarks about names: each unknown one, and each missing one that no unknown one was meant to be.
 * @param unknown paths of keys that the schema does not have
 * @param missing paths of keys that must be there and are not
 * @param folder name of the brand's folder
 */
export function remarkNames(
  unknown: readonly SettingPath[],
  missing: readonly SettingPath[],
  folder?: string,
): SchemaMessage[] {
  const explained = new Set<string>();
  const remarks: SchemaMessage[] = unknown.map((path) => {
    const parent = path.slice(0, -1);
    const key = String(path.at(-1));
    const isChild = (candidate: SettingPath) =>
      settingName(candidate.slice(0, parent.length)) === settingName(parent);
    const missingHere = missing.filter(isChild).map((candidate) => String(candidate[parent.length]));
    const near = nearest(key, missingHere) ?? nearest(key, siblings(parent));
    if (near) explained.add(settingName([...parent, near]));
    const remark: SchemaMessage = { path, what: 'key', texts: wordUnknown(parent, key, near) };
    return near ? { ...remark, meant: [...parent, near] } : remark;
  });
  const isExplained = (path: SettingPath) =>
    path.some((_step, index) => explained.has(settingName(path.slice(0, index + 1))));
  for (const path of missing) {
    if (isExplained(path)) continue;
    const hint = exampleLine({ path, schema: declaredFor(path, folder) });
    const parent = path.slice(0, -1);
    const under =
      typeof parent.at(-1) === 'number'
        ? reportText('settings.missingKey.toItem')
        : reportText('settings.missingKey.under', { parent: settingName(parent) });
    const where = parent.length > 0 ? under : emptyText;
    remarks.push({
      path,
      what: 'key',
      texts: texts('missing-key', {
        ...explanation('settings.missingKey', { setting: settingName(path) }),
        why: purpose(path),
        fix: hint
          ? reportText('settings.missingKey.example', { where, hint })
          : reportText('settings.missingKey.line', { where, line: line(path, '…') }),
      }),
    });
  }
  return remarks;
}
