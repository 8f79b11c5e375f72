import { type Explanation, explanation, list } from '#generator/diagnostics/report-text.ts';
import { nearest } from '#generator/diagnostics/suggest.ts';
import { isMap, isScalar } from 'yaml';
import type { Document, Node, Pair, Scalar } from 'yaml';
import { settingName, type SettingPath } from '../draft.ts';
import { settingCalled } from '../validate/key-words.ts';
import { namesIn, requiredWhenComplete, settingPaths } from '../validate/schema.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile, SourceSpan } from './source-file.ts';

type Setting = Pair<Scalar, Node | null>;

/** What a report says, and where. */
interface Explained {
  texts: Explanation & Pick<SourceDiagnostic, 'repair'>;
  span: SourceSpan;
}

const isRequired = (path: SettingPath): boolean =>
  requiredWhenComplete.some((needed) => `${settingName(needed)}.`.startsWith(`${settingName(path)}.`));

/**
 * The one group to which settings belong.
 * @param parent path of the group around it
 * @param present names that are already written there
 */
function groupOf(
  parent: SettingPath,
  present: readonly unknown[],
  keys: readonly string[],
): string | undefined {
  const fitting = namesIn(parent).filter((name) => {
    const names = present.includes(name) ? [] : namesIn([...parent, name]);
    return keys.every((key) => names.includes(key));
  });
  const [only, ...others] = fitting;
  const chosen =
    others.length === 0 ? [only] : fitting.filter((name) => isRequired([...parent, name])).slice(0, 2);
  const [group] = chosen;
  if (group === undefined || chosen.length > 1) return undefined;
  const inGroup = `${settingName([...parent, group])}.`;
  const homes = settingPaths.filter((path) => path.at(-1) === keys[0]);
  const isClear = keys.length > 1 || isRequired([...parent, group]);
  return isClear || homes.every((path) => settingName(path).startsWith(inGroup)) ? group : undefined;
}

/** Reports the absent line of a group above the line at an offset. */
function absentLine(
  file: SourceFile,
  [start, end]: SourceSpan,
  { group, indent, keys }: { group: string; indent: number; keys: readonly string[] },
): Explained {
  const at = file.text.lastIndexOf('\n', start - 1) + 1;
  const lineBreak = file.text.includes('\r\n') ? '\r\n' : '\n';
  const texts = {
    ...explanation('source.lostGroup', {
      group,
      indent,
      keys: list(keys.map((key) => `\`${key}\``)),
      count: keys.length,
    }),
    repair: [editAt(file, [at, at], `${' '.repeat(indent)}${group}:${lineBreak}`)],
  };
  return { texts, span: [start, end] };
}

/** The settings at the end of a group that belong to an absent one beside it. */
function lostIn(
  file: SourceFile,
  path: SettingPath,
  { key, value }: Setting,
  present: readonly unknown[],
): Explained | undefined {
  if (!isMap(value) || value.flow) return undefined;
  const keys = value.items.map((item) => String((item.key as Scalar).value));
  const own = namesIn(path);
  const isWrong = (name: string, index: number) => !own.includes(name) || keys.indexOf(name) < index;
  for (const [index, name] of keys.entries()) {
    if (index === 0 || own.length === 0 || !isWrong(name, index)) continue;
    const lost = keys.slice(index);
    const wrong = lost.filter((one, offset) => isWrong(one, index + offset));
    const isTypo = (one: string) => !own.includes(one) && (nearest(one, own) ?? settingCalled(one, own));
    if (wrong.every(isTypo)) return undefined;
    const group = groupOf(path.slice(0, -1), present, lost);
    const { range } = value.items[index]?.key as Scalar;
    if (group === undefined || !range) return undefined;
    const [start, end] = range;
    const line = file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start);
    if (line.trim() !== '') return undefined;
    const indent = (key.range?.[0] ?? 0) - file.text.lastIndexOf('\n', (key.range?.[0] ?? 0) - 1) - 1;
    return absentLine(file, [start, end], { group, indent, keys: lost });
  }
  return undefined;
}

/** Finds settings that hang under the group above, since the line of their own group was deleted. */
export function findLostGroups(file: SourceFile, { contents, errors }: Document): SourceDiagnostic[] {
  if (errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return [];
  const search = (node: unknown, path: SettingPath): Explained[] => {
    if (!isMap(node)) return [];
    const settings = (node.items as Setting[]).filter(({ key }) => isScalar(key));
    const present = settings.map(({ key }) => key.value);
    return settings.flatMap((setting) => {
      const own = [...path, String(setting.key.value)];
      return [lostIn(file, own, setting, present) ?? search(setting.value, own)].flat();
    });
  };
  const [found] = search(contents, []);
  return found ? [errorAt(file, found.span, 'unknown-key', found.texts)] : [];
}

const keyLine = /^( *)([\w-]+):(?=\s|$)/;

/**
 * Finds settings further in than the line above, which has a value of its own, since the line of their group was deleted.
 * @param start offset of their first line
 */
export function lostGroupAt(file: SourceFile, start: number): Explained | undefined {
  const indentOf = (line: string) => line.search(/\S/);
  const isContent = (line: string) => !/^\s*(?:#|$)/.test(line);
  const following = file.text.slice(start).split('\n').filter(isContent);
  const above = file.text.slice(0, start).split('\n').filter(isContent).toReversed();
  const [[first = ''], [previous = '']] = [following, above];
  const [column, indent] = [indentOf(first), indentOf(previous)];
  if (!keyLine.test(first) || !/^ *[\w-]+: +[^\s#]/.test(previous) || indent >= column) return undefined;
  const end = following.findIndex((line) => indentOf(line) < column);
  const lost = following.slice(0, end < 0 ? undefined : end).filter((line) => indentOf(line) === column);
  const keys = lost.map((line) => keyLine.exec(line)?.[2] ?? '');
  const parent: string[] = [];
  let outer = indent;
  for (const line of above) {
    if (indentOf(line) >= outer) continue;
    outer = indentOf(line);
    parent.unshift(keyLine.exec(line)?.[2] ?? '');
  }
  const inFile = [...above, ...following.slice(end < 0 ? following.length : end)];
  const present = inFile.flatMap((line) =>
    indentOf(line) === indent ? (keyLine.exec(line)?.[2] ?? []) : [],
  );
  const group = groupOf(parent, present, keys);
  if (group === undefined) return undefined;
  const at = start + column;
  return absentLine(file, [at, at + (keys[0]?.length ?? 1)], { group, indent, keys });
}
