import type { SettingEdit, SettingGroup } from '#core/brand-edits/edit.ts';
import { valueAt } from '#core/brand-edits/values.ts';
import { deprecatedSettings } from '#generator/brands/schema/brand-schema.ts';

/** The edits that give the settings of a file their current names; where it has both, the former one goes. */
export const upgradeEdits = (settings: SettingGroup): SettingEdit[] =>
  deprecatedSettings.flatMap(({ path, use }): SettingEdit[] => {
    if (valueAt(settings, path) === undefined) return [];
    return valueAt(settings, use) === undefined
      ? [{ kind: 'move', path, to: use }]
      : [{ kind: 'unset', path }];
  });
