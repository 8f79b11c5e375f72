import { isMap, type Node } from 'yaml';
import { splitPath } from '#core/brand-edits/apply-edit.ts';
import type { SettingEdit, SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { sameValue, valueAt } from '#core/brand-edits/values.ts';
import { countOf, insertEntry, insertFirst, insertionIndex } from './insert-entry.ts';
import { indexOfStep, isUnwritten, type Place, placeAt } from './places.ts';
import { removeEntry } from './remove-entry.ts';
import { addComment, commentAfter, endOfInline, replaceValue, spliceComment } from './replace-value.ts';
import type { SettingsText } from './settings-text.ts';
import type { Splice } from './splice.ts';

type Located = Place & { node: Node };

/** The place of a group or list; undefined if the text has none. */
export function collectionAt({ text, root }: SettingsText, path: ValuePath): Located | undefined {
  const place = placeAt(text, root ?? null, path);
  return place?.node && 'items' in place.node ? { ...place, node: place.node } : undefined;
}

/** Wraps a value in the groups that the text lacks, and gives the path of the outermost one. */
function newGroups(
  settings: SettingsText,
  path: ValuePath,
  value: SettingValue,
): { path: ValuePath; value: SettingValue } {
  const [parent, last] = splitPath(path);
  if (parent.length === 0 || collectionAt(settings, parent)) return { path, value };
  return newGroups(settings, parent, { [String(last)]: value });
}

/** The end of the line with the outermost brackets around a place, where a comment may stand. */
function endOfFlow({ text, root }: SettingsText, path: ValuePath): number {
  const outermost = path
    .map((_step, length) => placeAt(text, root ?? null, path.slice(0, length)))
    .find((place) => place?.node && 'items' in place.node && place.node.flow === true);
  return outermost?.node?.range?.[1] ?? 0;
}

/** Splices of a new key or list item, from the last to the first. */
export function splicesOfEntry(
  settings: SettingsText,
  path: ValuePath,
  value: SettingValue,
  { before, comment }: { before?: string | null | undefined; comment?: string | undefined } = {},
): Splice[] {
  const { text } = settings;
  const [parentPath, last] = splitPath(path);
  const entry = {
    ...(typeof last === 'string' && { key: last }),
    value,
    ...(comment !== undefined && { comment }),
  };
  const parent = collectionAt(settings, parentPath);
  if (!parent) {
    const place = placeAt(text, settings.root ?? null, parentPath);
    // A key without a value becomes a group.
    if (parentPath.length > 0 && place && isUnwritten(place.node) && typeof last === 'string')
      return replaceValue(text, place, { [last]: value });
    return parentPath.length === 0 ? [insertFirst(text, entry)] : [];
  }
  const index = insertionIndex(parent.node, last, before);
  if (countOf(parent.node) === 0 && !parent.inFlow && comment)
    return replaceValue(text, parent, isMap(parent.node) ? { [String(last)]: value } : [value], comment);
  const splice = insertEntry(text, parent.node, index, entry);
  const isFlow = parent.inFlow || ('flow' in parent.node && parent.node.flow === true);
  return [...(isFlow && comment ? addComment(text, endOfFlow(settings, path), comment) : []), splice];
}

/** The comment on the line of a setting that does not share the line with others; undefined without one. */
export function commentAt(settings: SettingsText, path: ValuePath): string | undefined {
  const { text, root } = settings;
  const place = placeAt(text, root ?? null, path);
  return !place || place.inFlow ? undefined : commentAfter(text, endOfInline(text, place)) || undefined;
}

/** Splices of the value of a key or list item that is there. */
function splicesOfValue(
  settings: SettingsText,
  place: Place,
  path: ValuePath,
  value: SettingValue,
  comment?: string,
): Splice[] {
  const { text } = settings;
  const isKept = comment !== undefined && sameValue(valueAt(settings.data, path) ?? null, value);
  if (isKept && !place.inFlow) return spliceComment(text, endOfInline(text, place), comment);
  const splices = isKept ? [] : replaceValue(text, place, value, place.inFlow ? undefined : comment);
  if (!place.inFlow || comment === undefined) return splices;
  const end = endOfFlow(settings, path);
  return [...(comment === '' ? spliceComment(text, end, '') : addComment(text, end, comment)), ...splices];
}

/**
 * Returns the splices of an edit, ordered from the end of the text to its beginning, or an empty list for an edit that
 * cannot be written. The caller checks that the resulting text has the intended data.
 */
export function splicesOf(settings: SettingsText, edit: Exclude<SettingEdit, { kind: 'move' }>): Splice[] {
  const { path } = edit;
  if (edit.kind === 'unset' || edit.kind === 'remove') {
    const [parentPath, last] = splitPath(path);
    const parent = collectionAt(settings, parentPath);
    const index = parent ? indexOfStep(parent.node, last) : -1;
    return parent && index >= 0 ? removeEntry(settings.text, parent, index, parentPath.length === 0) : [];
  }
  const place = edit.kind === 'set' ? placeAt(settings.text, settings.root ?? null, path) : undefined;
  if (place) return splicesOfValue(settings, place, path, edit.value, edit.comment);
  const added = newGroups(settings, path, edit.value);
  return splicesOfEntry(settings, added.path, added.value, {
    before: edit.kind === 'set' && added.path === path ? edit.before : undefined,
    comment: edit.comment,
  });
}
