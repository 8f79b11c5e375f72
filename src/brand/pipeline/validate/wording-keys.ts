import { nearest } from '#diagnostics/suggest.ts';
import { settingName } from '../draft.ts';
import type { ProblemTexts, SettingPath } from '../draft.ts';
import { example, line, purpose, texts } from './remark.ts';
import type { Remark } from './remark.ts';
import { brandSchema } from '#brand/schema/brand-schema.ts';
import { isPerLanguage, schemaAt, settingPaths } from './schema.ts';

/** Modules whose only switch is a setting at the left of the file. */
const documentedSwitches: Readonly<Record<string, string>> = {
  programas: 'hasProgramaPracticasActivo',
  propuesta: 'showPropuestaPracticas',
  documentacion: 'haveDocumentosPracticas',
  solicitudesEducacion: 'checkMenuEducacion',
};

const noEffect = 'A setting with an unknown name has no effect: the portal would come out without it.';

/** Names that the map at this path can have. */
function siblings(path: SettingPath): string[] {
  const schema = path.length === 0 ? brandSchema : schemaAt(path);
  return Object.keys(schema?.properties ?? {});
}

/** Where a setting of this name really lives, when there is one such place or two. */
function elsewhere(key: string, parent: SettingPath): (readonly string[])[] {
  const found = settingPaths.filter(
    (path) => path.at(-1) === key && settingName(path.slice(0, -1)) !== settingName(parent),
  );
  const outermost = found.filter((path) => path.length === found[0]?.length);
  return outermost.length <= 2 ? outermost : [];
}

function belongsTo(path: readonly string[]): string {
  if (path.length === 1) return 'at the left of the file, without spaces before it';
  return `under \`${settingName(path.slice(0, -1))}:\`, two spaces further in`;
}

function wordUnknown(parent: SettingPath, key: string, near: string | undefined): ProblemTexts {
  const within = parent.length > 0 ? ` in \`${settingName(parent)}\`` : '';
  const what = `There is no setting called \`${key}\`${within}.`;
  const flag = settingName(parent) === 'modulos' ? documentedSwitches[key] : undefined;
  if (flag) {
    return texts(
      'unknown-key',
      what,
      `This module is switched by \`${flag}\` alone, so that no two settings can contradict each other.`,
      `Delete this line, and write \`${flag}: true\` at the left of the file to have the module.`,
    );
  }
  const names = siblings(parent);
  if (near) return texts('unknown-key', what, noEffect, `Did you mean \`${near}\`?`);
  const places = elsewhere(key, parent);
  if (places.length > 0) {
    return texts('unknown-key', what, noEffect, `\`${key}\` belongs ${places.map(belongsTo).join(', or ')}.`);
  }
  const schema = schemaAt(parent);
  if (schema && parent.length > 0 && isPerLanguage(schema)) {
    return texts(
      'unknown-key',
      `\`${key}\` is not a language of the portal.`,
      'Texts are given per language.',
      `Languages are ${names.map((name) => `\`${name}\``).join(', ')}.`,
    );
  }
  const list = parent.length > 0 && names.length > 0 && names.length <= 16;
  return texts(
    'unknown-key',
    what,
    noEffect,
    list
      ? `Settings of \`${settingName(parent)}\`: ${names.join(', ')}.`
      : 'Delete the line, or look up its name in docs/brand-reference.md.',
  );
}

export interface MissingKey {
  path: SettingPath;
}

/**
 * Remarks about names: each unknown one, and each missing one that no unknown one was meant to be.
 * @param unknown paths of keys that the schema does not have
 * @param missing paths of keys that must be there and are not
 */
export function remarkNames(unknown: readonly SettingPath[], missing: readonly SettingPath[]): Remark[] {
  const explained = new Set<string>();
  const remarks: Remark[] = unknown.map((path) => {
    const parent = path.slice(0, -1);
    const key = String(path.at(-1));
    const isChild = (candidate: SettingPath) =>
      settingName(candidate.slice(0, parent.length)) === settingName(parent);
    const missingHere = missing.filter(isChild).map((candidate) => String(candidate[parent.length]));
    const near = nearest(key, missingHere) ?? nearest(key, siblings(parent));
    if (near) explained.add(settingName([...parent, near]));
    const remark: Remark = { path, what: 'key', texts: wordUnknown(parent, key, near) };
    return near ? { ...remark, meant: [...parent, near] } : remark;
  });
  const isExplained = (path: SettingPath) =>
    path.some((_step, index) => explained.has(settingName(path.slice(0, index + 1))));
  for (const path of missing) {
    if (isExplained(path)) continue;
    const schema = schemaAt(path) ?? {};
    const hint = example({ path, schema })?.replace('Write, for example: ', '');
    const parent = path.slice(0, -1);
    const under = typeof parent.at(-1) === 'number' ? ' to this item' : ` under \`${settingName(parent)}\``;
    const where = parent.length > 0 ? under : '';
    remarks.push({
      path,
      what: 'key',
      texts: texts(
        'missing-key',
        `\`${settingName(path)}\` is missing.`,
        purpose(path),
        hint ? `Add it${where}, for example: ${hint}` : `Add it${where}: \`${line(path, '…')}\``,
      ),
    });
  }
  return remarks;
}
