import { explanation } from '#generator/diagnostics/report-text.ts';
import { mostSpecificPath, problemAt, settingName } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

/**
 * Reports fields that are required but hidden. A field that is required only by default simply becomes optional when it
 * is hidden; only an explicit `required` is a mistake.
 */
export const hiddenFields: BrandRule = (draft) =>
  Object.entries(draft.settings.campos).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([field, { visible, required }]) => {
      const path = ['campos', group, field];
      const isWritten = draft.origin([...path, 'required']) !== 'default';
      if (visible || !required || !isWritten || !draft.isSound(path)) return [];
      const mainPath = mostSpecificPath(draft, [
        [...path, 'required'],
        [...path, 'visible'],
      ]);
      const name = settingName(path);
      return [
        problemAt(draft, mainPath, {
          code: 'hidden-required-field',
          ...explanation('rules.hiddenField', { name }),
        }),
      ];
    }),
  );
