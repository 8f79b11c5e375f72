import {
  emptyText,
  joinSentences,
  explanation,
  localize,
  type ReportText,
  reportText,
} from '#generator/diagnostics/report-text.ts';
import { namesLike, nearest, suggestion, suggestions } from '#generator/diagnostics/suggest.ts';
import { settingName } from '../draft.ts';
import type { ProblemTexts, SettingPath } from '../draft.ts';
import { declaredFor, exampleLine, line, purpose, texts } from './schema-message.ts';
import { settingCalled } from './key-words.ts';
import type { SchemaMessage } from './schema-message.ts';
import { brandSchema, resolveRef } from '#generator/brands/schema/brand-schema.ts';
import { isPerLanguage, schemaAt, settingPaths } from './schema.ts';

/** Modules that are enabled only by a top-level setting. */
const documentedSwitches: Readonly<Record<string, string>> = {
  programas: 'hasProgramaPracticasActivo',
  propuesta: 'showPropuestaPracticas',
  documentacion: 'haveDocumentosPracticas',
  solicitudesEducacion: 'checkMenuEducacion',
};

/** Names allowed in the map at a path. */
function siblings(path: SettingPath): string[] {
  const schema = path.length === 0 ? brandSchema : schemaAt(path);
  return Object.keys(schema?.properties ?? {});
}

/** Above this number, suggested positions are not helpful. */
const maxHomes = 8;

/** Above this number, similar names do not say which one was meant. */
const maxAlike = 4;

/** Path of a sign-in page, whose name the brand chooses. */
const signInPage: SettingPath = ['loginsEspecificos', 'NAME'];

/** Number of common leading steps of two paths. */
function commonLength(path: SettingPath, other: SettingPath): number {
  const end = path.findIndex((step, index) => step !== other[index]);
  return end < 0 ? path.length : end;
}

/** Possible paths of a setting by its name, nearest first; none if there are too many. */
function homes(key: string, parent: SettingPath): SettingPath[] {
  const inAncestors = parent
    .map((_step, length) => parent.slice(0, length))
    .filter((path) => siblings(path).includes(key))
    .map((path): SettingPath => [...path, key]);
  const elsewhere = settingPaths.filter((path) => path.at(-1) === key);
  const inSignInPages: SettingPath[] =
    parent[0] !== signInPage[0] && siblings(signInPage).includes(key) ? [[...signInPage, key]] : [];
  const candidates = new Map(
    [...inAncestors, ...elsewhere, ...inSignInPages].map((path) => [settingName(path), path]),
  );
  candidates.delete(settingName([...parent, key]));
  if (candidates.size > maxHomes) return [];
  return [...candidates.values()].sort(
    (a, b) => commonLength(b, parent) - commonLength(a, parent) || a.length - b.length,
  );
}

export function belongsTo(path: SettingPath, isOnly: boolean): ReportText {
  if (path.length > 1) return reportText('settings.belongs.under', { path: settingName(path.slice(0, -1)) });
  const left = reportText('settings.belongs.atLeft');
  return isOnly ? left : reportText('settings.belongs.wholePortal', { left });
}

/** What the file has at the paths of settings. */
export interface WrittenSettings {
  isThere(path: SettingPath): boolean;
  /** Whether the file that has a key has another path, too: what a base says may be said again. */
  isBeside(key: SettingPath, path: SettingPath): boolean;
  /** Whether the value at a path fits another setting. */
  fits(path: SettingPath, meant: SettingPath): boolean;
}

function wordUnknown(
  parent: SettingPath,
  key: string,
  near: string | undefined,
  { isBeside, fits }: WrittenSettings,
): ProblemTexts {
  const within =
    parent.length > 0 ? reportText('settings.unknownKey.within', { parent: settingName(parent) }) : emptyText;
  const unknown = explanation('settings.unknownKey', { key, within });
  const flag = settingName(parent) === 'modulos' ? documentedSwitches[key] : undefined;
  if (flag) {
    return texts('unknown-key', { ...unknown, ...explanation('settings.moduleFlag', { flag }) });
  }
  const dotted = parent.length === 0 ? key.split('.') : [];
  if (dotted.length > 1 && schemaAt(dotted))
    return texts('unknown-key', {
      ...unknown,
      ...explanation('settings.belongs', { key: dotted.at(-1) ?? '', places: belongsTo(dotted, true) }),
    });
  const names = siblings(parent);
  if (near && isBeside([...parent, key], [...parent, near]))
    return texts('unknown-key', { ...unknown, fix: reportText('settings.unknownKey.there', { near }) });
  if (near) return texts('unknown-key', { ...unknown, fix: suggestion(near), replacement: near });
  const possiblePaths = homes(key, parent).filter((path) => fits([...parent, key], path));
  if (possiblePaths.length > 0) {
    const or = reportText('settings.belongs.or');
    const placeNames = localize((language) =>
      possiblePaths.map((path) => belongsTo(path, possiblePaths.length === 1)[language]).join(or[language]),
    );
    return texts('unknown-key', {
      ...unknown,
      ...explanation('settings.belongs', { key, places: placeNames }),
    });
  }
  const alike = namesLike(key, names).filter((name) => fits([...parent, key], [...parent, name]));
  if (alike.length > 0 && alike.length <= maxAlike)
    return texts('unknown-key', { ...unknown, fix: suggestions(alike) });
  const schema = schemaAt(parent);
  if (schema && parent.length > 0 && isPerLanguage(schema)) {
    return texts(
      'unknown-key',
      explanation('settings.notALanguage', { key, names: names.map((name) => `\`${name}\``).join(', ') }),
    );
  }
  const hasTexts = Object.values(schema?.properties ?? {}).some(
    (inner) => resolveRef(inner).type === 'string',
  );
  const list = parent.length > 0 && names.length > 0 && names.length <= 16;
  return texts('unknown-key', {
    ...unknown,
    fix: list
      ? joinSentences(
          reportText('settings.unknownKey.names', { parent: settingName(parent), names: names.join(', ') }),
          hasTexts ? reportText('settings.unknownKey.inPage') : undefined,
        )
      : reportText('settings.unknownKey.lookUp'),
  });
}

/**
 * Reports names: each unknown one, and each missing one that no unknown one was meant to be.
 * @param unknown paths of keys that the schema does not have
 * @param missing paths of required keys that are absent
 * @param written what the file has
 * @param folder name of the brand's folder
 */
export function checkNames(
  unknown: readonly SettingPath[],
  missing: readonly SettingPath[],
  written: WrittenSettings,
  folder?: string,
): SchemaMessage[] {
  const explained = new Set<string>();
  const messages: SchemaMessage[] = unknown.map((path) => {
    const parent = path.slice(0, -1);
    const key = String(path.at(-1));
    const isChild = (candidate: SettingPath) =>
      settingName(candidate.slice(0, parent.length)) === settingName(parent);
    const missingHere = missing.filter(isChild).map((candidate) => String(candidate[parent.length]));
    const unknownHere = unknown.filter((other) => other.length === path.length && isChild(other));
    const [absent, ...otherAbsent] = missingHere;
    const isOnly = unknownHere.length === 1 && otherAbsent.length === 0 && typeof parent.at(-1) === 'number';
    const open = siblings(parent).filter((name) => !written.isBeside(path, [...parent, name]));
    const near =
      nearest(key, missingHere) ??
      settingCalled(key, missingHere) ??
      nearest(key, siblings(parent)) ??
      settingCalled(key, open) ??
      (isOnly ? absent : undefined);
    if (near) explained.add(settingName([...parent, near]));
    const message: SchemaMessage = { path, what: 'key', texts: wordUnknown(parent, key, near, written) };
    return near ? { ...message, meant: [...parent, near] } : message;
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
    messages.push({
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
  return messages;
}
