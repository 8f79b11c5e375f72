import { explanation } from '#generator/diagnostics/report-text.ts';
import { isMap, isScalar } from 'yaml';
import type { Document, Node, Pair, Scalar, YAMLMap } from 'yaml';
import type { SettingPath } from '../draft.ts';
import { namesIn, schemaAt } from '../validate/schema.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile } from './source-file.ts';

type Setting = Pair<Scalar, Node | null>;

/** A setting that belongs further in, and by how many groups. */
interface Lost {
  setting: Setting;
  depth: number;
}

const nameOf = ({ key }: Setting): string => String(key.value);
const startOf = ({ key }: Setting): number => key.range?.[0] ?? 0;

const isEmpty = ({ value }: Setting): boolean =>
  value === null || (isScalar(value) && value.value === null && !value.source);

/** Whether a setting may stand in the group at a path, by its name and the kind of its value. */
function mayStandIn(path: SettingPath, setting: Setting): boolean {
  const type = schemaAt([...path, nameOf(setting)])?.type;
  const { value } = setting;
  if (type === 'object') return isMap(value) || isEmpty(setting);
  return type === 'boolean' ? isScalar(value) && typeof value.value === 'boolean' : type !== undefined;
}

/** The settings at the beginning of a list that belong to a group, those of its own groups included. */
function belonging(settings: readonly Setting[], path: SettingPath, present: ReadonlySet<string>): Lost[] {
  const names = namesIn(path);
  const lost: Lost[] = [];
  const seen = new Set(present);
  for (let index = 0; index < settings.length; index++) {
    const setting = settings[index];
    if (!setting || !names.includes(nameOf(setting)) || seen.has(nameOf(setting))) break;
    seen.add(nameOf(setting));
    lost.push({ setting, depth: 1 });
    if (!isEmpty(setting)) continue;
    const inner = belonging(settings.slice(index + 1), [...path, nameOf(setting)], new Set());
    lost.push(...inner.map((one) => ({ ...one, depth: one.depth + 1 })));
    index += inner.length;
  }
  return lost;
}

/** Returns the settings of the group in front of them, without the last ones that may also stand beside the group. */
function lostBehind(group: Setting, following: readonly Setting[], path: SettingPath): Lost[] {
  const { value } = group;
  const inside = isMap(value) && !value.flow ? (value.items as Setting[]).map(nameOf) : [];
  if (!isEmpty(group) && inside.length === 0) return [];
  const lost = belonging(following, [...path, nameOf(group)], new Set(inside));
  const end = lost.findLastIndex(({ setting }) => !mayStandIn(path, setting));
  return lost.slice(0, end + 1);
}

/** Offsets of the lines with content from one setting up to the next. */
function lineStarts(file: SourceFile, { setting }: Lost, next: number): number[] {
  const from = file.text.lastIndexOf('\n', startOf(setting) - 1) + 1;
  const comments = /(?:\n[ \t]*(?:#.*)?)*\n?$/;
  const text = file.text.slice(from, next).replace(comments, '');
  return [...text.matchAll(/^(?=.*\S)/gm)].map(({ index }) => from + index);
}

function report(file: SourceFile, group: Setting, lost: readonly Lost[], next: number): SourceDiagnostic {
  const column = (setting: Setting): number =>
    startOf(setting) - file.text.lastIndexOf('\n', startOf(setting) - 1) - 1;
  const { value } = group;
  const [first] = isMap(value) ? (value.items as Setting[]) : [];
  const step = first ? column(first) - column(group) : 2;
  const repair = lost.flatMap((one, index) => {
    const end = lost[index + 1];
    return lineStarts(file, one, end ? startOf(end.setting) : next).map((at) =>
      editAt(file, [at, at], ' '.repeat(step * one.depth)),
    );
  });
  const names = lost.flatMap(({ setting, depth }) => (depth === 1 ? nameOf(setting) : []));
  return errorAt(file, [startOf(group), group.key.range?.[1] ?? startOf(group) + 1], 'unknown-key', {
    ...explanation('source.lostIndents', {
      group: nameOf(group),
      first: names[0] ?? '',
      last: names.at(-1) ?? '',
      count: names.length,
      step,
      isNested: lost.some(({ depth }) => depth > 1) ? 'yes' : 'other',
    }),
    repair,
  });
}

function search(file: SourceFile, node: YAMLMap, path: SettingPath, end: number): SourceDiagnostic[] {
  const settings = (node.items as Setting[]).filter(({ key }) => isScalar(key));
  const found: SourceDiagnostic[] = [];
  for (let index = 0; index < settings.length; index++) {
    const setting = settings[index];
    if (!setting) break;
    const lost = lostBehind(setting, settings.slice(index + 1), path);
    const behind = settings[index + 1 + lost.length];
    const next = behind ? startOf(behind) : end;
    if (lost.length > 0) found.push(report(file, setting, lost, next));
    else if (isMap(setting.value) && !setting.value.flow)
      found.push(...search(file, setting.value, [...path, nameOf(setting)], next));
    index += lost.length;
  }
  return found;
}

/** Finds settings that stand beside the group that they belong to, since their indentation was lost. */
export function findLostIndents(file: SourceFile, { contents, errors }: Document): SourceDiagnostic[] {
  if (errors.some(({ code }) => code !== 'DUPLICATE_KEY') || !isMap(contents) || contents.flow) return [];
  return search(file, contents, [], file.text.length);
}
