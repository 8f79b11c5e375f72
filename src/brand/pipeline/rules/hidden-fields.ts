import { mostOwn, problemAt, settingName } from '../draft.ts';
import type { Rule } from '../draft.ts';

/**
 * Fields that are required but not shown. A field that is required only by default is simply not required
 * when it is hidden; a mistake is only what someone wrote.
 */
export const hiddenFields: Rule = (draft) =>
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
          what: `The field \`${name}\` is required, but it is not shown.`,
          why: 'Nobody could send the form: it would wait for a field that nobody can see.',
          fix: `Under \`${name}\`, write \`required: false\` or \`visible: true\`.`,
        }),
      ];
    }),
  );
