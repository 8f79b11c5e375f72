import { explanation } from '#generator/diagnostics/report-text.ts';
import { mostOwn, problemAt, settingName } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

/**
 * Fields that are required but not shown. A field that is required only by default is simply not required
 * when it is hidden; a mistake is only what someone wrote.
 */
export const hiddenFields: BrandRule = (draft) =>
  Object.entries(draft.settings.campos).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([field, { visible, required }]) => {
      const path = ['campos', group, field];
      const isWritten = draft.origin([...path, 'required']) !== 'default';
      if (visible || !required || !isWritten || !draft.isSound(path)) return [];
      const at = mostOwn(draft, [
        [...path, 'required'],
        [...path, 'visible'],
      ]);
      const name = settingName(path);
      return [
        problemAt(draft, at, {
          code: 'hidden-required-field',
          ...explanation('rules.hiddenField', { name }),
        }),
      ];
    }),
  );
