import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingGroup } from '#core/brand-edits/edit.ts';
import { isGroup } from '#core/brand-edits/values.ts';
import { readSettings } from '#generator/brands/edits/settings-text.ts';
import { brandFileName } from '#generator/brands/folders.ts';
import { Inheritance } from '#generator/brands/inherit/inherit.ts';
import { toData } from '#generator/brands/source/source-node.ts';

/** The settings of a brand as they are written, without defaults. */
export interface SettingSources {
  /** Those of its own file; absent if YAML finds a mistake in it. */
  own?: SettingGroup;
  /** Those of its bases, merged. */
  inherited: SettingGroup;
}

/** @param brandsDir absolute */
export function readSettingSources(brandsDir: string, id: string): SettingSources {
  const own = readSettings(readFileSync(join(brandsDir, id, brandFileName), 'utf8'))?.data;
  const base = own?.['extends'];
  const inheritance = new Inheritance(brandsDir);
  const root = typeof base === 'string' ? inheritance.read(base).root : undefined;
  const data = root && (toData(root) as SettingGroup);
  return { ...(own && { own }), inherited: isGroup(data) ? data : {} };
}
