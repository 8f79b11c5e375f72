import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { Edit } from '#generator/diagnostics/problem.ts';
import { isCollection, isMap, isScalar, isSeq, visit } from 'yaml';
import type { Document, Node, Pair, Scalar, YAMLError, YAMLMap, YAMLSeq } from 'yaml';
import { editAt, errorAt, locationOf } from './source-file.ts';
import type { SourceDiagnostic, SourceFile, SourceSpan } from './source-file.ts';

type Setting = Pair<Scalar, Node | null>;

/** Edits that join two settings of the same name. */
interface Joined {
  edits: readonly Edit[];
  /** Names of settings inside whose values differ. */
  conflicts: readonly string[];
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;

/** The pair of a key at an offset, and the first pair of the same map with this key. */
function pairsAt(document: Document, offset: number): { first?: Setting; second?: Setting } {
  const found: { first?: Setting; second?: Setting } = {};
  visit(document, {
    Map(_key, map: YAMLMap) {
      const pairs = map.items as Setting[];
      const second = pairs.find(({ key }) => isScalar(key) && startOf(key) === offset);
      if (!second) return undefined;
      found.second = second;
      const first = pairs.find(({ key }) => isScalar(key) && key.value === second.key.value);
      if (first) found.first = first;
      return visit.BREAK;
    },
  });
  return found;
}

/** Offset of the end of the line where a node ends, without its line break. */
function endOfLines({ text }: SourceFile, { key, value }: Setting): number {
  let last: Node = value ?? key;
  while (isCollection(last) && !last.flow && last.items.length > 0) {
    const item = last.items.at(-1) as Node | Setting;
    last = 'key' in item ? (item.value?.range ? item.value : item.key) : item;
  }
  const from = text.slice(0, last.range?.[1] ?? 0).trimEnd().length;
  const length = text.slice(from).search(/\r?\n|$/);
  return from + length;
}

const lineStart = ({ text }: SourceFile, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
const columnOf = (file: SourceFile, offset: number): number => offset - lineStart(file, offset);
const lineOf = (file: SourceFile, offset: number): number => file.lines.linePos(offset).line;

/** Whether only blanks stand before a setting in its line. */
const beginsLine = (file: SourceFile, { key }: Setting): boolean =>
  file.text.slice(lineStart(file, startOf(key)), startOf(key)).trim() === '';

/** The edit that deletes the lines of a setting. */
function withoutLines(file: SourceFile, setting: Setting): Edit[] {
  const end = endOfLines(file, setting);
  const [lineBreak = ''] = /^\r?\n/.exec(file.text.slice(end)) ?? [];
  return [editAt(file, [lineStart(file, startOf(setting.key)), end + lineBreak.length], '')];
}

/** Lines of a file, with other blanks before them. */
function indented(lines: string, by: number): string {
  return lines.replaceAll(/^ *(?=\S)/gm, (blanks) => ' '.repeat(Math.max(0, blanks.length + by)));
}

/** Nothing, a text, a number or a switch, as it is written. */
const writtenValue = ({ text }: SourceFile, value: Node | null): string =>
  text.slice(value?.range?.[0] ?? 0, value?.range?.[1] ?? 0).trim();

const isEmpty = (value: Node | null): boolean =>
  value === null || (isScalar(value) && value.value === null && !value.source);

const isBlock = <Kind extends YAMLMap | YAMLSeq>({ flow, items }: Kind): boolean => !flow && items.length > 0;

/** Puts the settings of the second group into the first one. */
function joinGroups(
  file: SourceFile,
  first: Setting & { value: YAMLMap },
  second: Setting & { value: YAMLMap },
): Joined {
  const [own, others] = [first.value.items, second.value.items] as [Setting[], Setting[]];
  const by =
    columnOf(file, startOf(own[0]?.key ?? first.key)) - columnOf(file, startOf(others[0]?.key ?? second.key));
  const moved: string[] = [];
  const inside: Joined[] = [];
  let from = file.text.indexOf('\n', startOf(second.key)) + 1;
  for (const setting of others) {
    const end = endOfLines(file, setting);
    const same = own.find(({ key }) => key.value === setting.key.value);
    if (same) inside.push(join(file, same, setting, false));
    else moved.push(indented(file.text.slice(from, end), by));
    from = end + (file.text.startsWith('\r\n', end) ? 2 : 1);
  }
  const at = endOfLines(file, first);
  const lineBreak = file.text.includes('\r\n') ? '\r\n' : '\n';
  return {
    edits: [
      ...inside.flatMap(({ edits }) => edits),
      ...(moved.length > 0 ? [editAt(file, [at, at], lineBreak + moved.join(lineBreak))] : []),
    ],
    conflicts: inside.flatMap(({ conflicts }) => conflicts),
  };
}

/** Puts settings between braces into other ones. */
function joinBraces(file: SourceFile, first: YAMLMap, second: YAMLMap): Joined | undefined {
  const [own, others] = [first.items, second.items] as [Setting[], Setting[]];
  if (others.some(({ key }) => own.some((one) => one.key.value === key.value))) return undefined;
  const end = file.text.lastIndexOf('}', (first.range?.[1] ?? 1) - 1);
  const at = file.text.slice(0, end).trimEnd().length;
  const inner = writtenValue(file, second).slice(1, -1).trim().replace(/,$/, '').trimEnd();
  const separator = own.length === 0 ? ' ' : file.text.charAt(at - 1) === ',' ? ' ' : ', ';
  return { edits: [editAt(file, [at, at], `${separator}${inner}`)], conflicts: [] };
}

/** Puts the items of the second list below those of the first one. */
function joinLists(
  file: SourceFile,
  first: Setting & { value: YAMLSeq },
  second: Setting & { value: YAMLSeq },
): Joined {
  const dash = (value: YAMLSeq): number =>
    columnOf(file, file.text.lastIndexOf('-', startOf(value.items[0] as Node)));
  const from = file.text.indexOf('\n', startOf(second.key)) + 1;
  const lines = indented(
    file.text.slice(from, endOfLines(file, second)),
    dash(first.value) - dash(second.value),
  );
  const at = endOfLines(file, first);
  return {
    edits: [editAt(file, [at, at], `${file.text.includes('\r\n') ? '\r\n' : '\n'}${lines}`)],
    conflicts: [],
  };
}

const hasGroup = (setting: Setting): setting is Setting & { value: YAMLMap } => isMap(setting.value);
const hasList = (setting: Setting): setting is Setting & { value: YAMLSeq } => isSeq(setting.value);

/**
 * Makes one setting of two.
 * @param isWhole whether the lines of the second one are to be deleted; those inside it go with it
 */
function join(file: SourceFile, first: Setting, second: Setting, isWhole: boolean): Joined {
  const joined = joinValues(file, first, second);
  return isWhole ? { ...joined, edits: [...joined.edits, ...withoutLines(file, second)] } : joined;
}

function joinValues(file: SourceFile, first: Setting, second: Setting): Joined {
  if (hasGroup(first) && hasGroup(second)) {
    if (isBlock(first.value) && isBlock(second.value)) return joinGroups(file, first, second);
    const inBraces =
      first.value.flow && second.value.flow ? joinBraces(file, first.value, second.value) : undefined;
    if (inBraces) return inBraces;
  }
  const areItems = hasList(first) && hasList(second) && isBlock(first.value) && isBlock(second.value);
  if (areItems && [...first.value.items, ...second.value.items].every(isMap))
    return joinLists(file, first, second);
  const isSame =
    isEmpty(second.value) || writtenValue(file, first.value) === writtenValue(file, second.value);
  return { edits: [], conflicts: isSame ? [] : [String(second.key.value)] };
}

function adviceFor(
  file: SourceFile,
  first: Setting,
  second: Setting,
): { fix: ReportText; repair?: readonly Edit[] } {
  const name = String(second.key.value);
  const line = lineOf(file, startOf(first.key));
  const isRepairable = beginsLine(file, first) && beginsLine(file, second);
  const withEdits = (edits: readonly Edit[]) => (isRepairable ? { repair: edits } : {});
  if (isEmpty(first.value))
    return {
      fix: reportText('source.duplicateKey.empty', { line }),
      ...withEdits(withoutLines(file, first)),
    };
  const { edits, conflicts } = join(file, first, second, true);
  const isGroup = isCollection(second.value) && isCollection(first.value);
  if (conflicts.length === 0)
    return {
      fix: reportText(edits.length > 1 ? 'source.duplicateKey.join' : 'source.duplicateKey.same', {
        name,
        line,
      }),
      ...withEdits(edits),
    };
  if (isGroup && hasGroup(first) && hasGroup(second))
    return {
      fix: reportText('source.duplicateKey.joinSome', {
        name,
        line,
        conflicts: conflicts.map((one) => `\`${one}\``).join(', '),
      }),
    };
  const short = (value: Node | null): string =>
    writtenValue(file, value).split('\n', 1)[0]?.slice(0, 60).trim() ?? '';
  return isScalar(first.value) && isScalar(second.value)
    ? {
        fix: reportText('source.duplicateKey.either', {
          line,
          first: `${name}: ${short(first.value)}`,
          second: `${name}: ${short(second.value)}`,
        }),
      }
    : { fix: reportText('source.duplicateKey.fix') };
}

/** Reports a duplicate key, with the edits that join the two settings. */
export function duplicateKey(file: SourceFile, document: Document, error: YAMLError): SourceDiagnostic {
  const [start] = error.pos;
  const { first, second } = pairsAt(document, start);
  const name = /^[^:\n]*/.exec(file.text.slice(start))?.[0].trimEnd() ?? '';
  const span: SourceSpan = [start, start + name.length];
  const texts = explanation('source.duplicateKey', { name });
  if (!first?.key.range || !second) return errorAt(file, span, 'duplicate-key', texts);
  return errorAt(file, span, 'duplicate-key', {
    ...texts,
    ...adviceFor(file, first, second),
    related: [
      {
        location: locationOf(file, [first.key.range[0], first.key.range[1]]),
        note: reportText('source.duplicateKey.first'),
      },
    ],
  });
}
