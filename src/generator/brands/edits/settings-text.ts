import { isMap, type Node } from 'yaml';
import type { SettingGroup, SettingValue } from '#core/brand-edits/edit.ts';
import { parseYaml } from '../source/parse-yaml.ts';

/** The text of a brand.yaml with what it says. */
export interface SettingsText {
  text: string;
  /** Absent in a file of comments. */
  root?: Node;
  data: SettingGroup;
}

/** Reads the text of a brand.yaml; undefined if YAML finds a mistake in it, or no settings. */
export function readSettings(text: string): SettingsText | undefined {
  const documents = parseYaml(text);
  const [document] = documents;
  if (documents.length > 1 || (document && document.errors.length > 0)) return undefined;
  const root = document?.contents;
  if (!root || (root.range[1] === root.range[0] && !isMap(root))) return { text, data: {} };
  if (!isMap(root)) return undefined;
  try {
    return { text, root, data: document.toJS() as SettingValue as SettingGroup };
  } catch {
    // Aliases without an anchor, or too many.
    return undefined;
  }
}
