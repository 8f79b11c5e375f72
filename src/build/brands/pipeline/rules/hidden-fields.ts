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
          what: {
            en: `The field \`${name}\` is required, but it is not shown.`,
            es: `El campo \`${name}\` es obligatorio, pero no se muestra.`,
            ca: `El camp \`${name}\` és obligatori, però no es mostra.`,
          },
          why: {
            en: 'Nobody could send the form: it would wait for a field that nobody can see.',
            es: 'Nadie podría enviar el formulario: esperaría un campo que no se ve.',
            ca: 'Ningú no podria enviar el formulari: esperaria un camp que no es veu.',
          },
          fix: {
            en: `Under \`${name}\`, write \`required: false\` or \`visible: true\`.`,
            es: `Dentro de \`${name}\`, escribe \`required: false\` o \`visible: true\`.`,
            ca: `Dins de \`${name}\`, escriu \`required: false\` o \`visible: true\`.`,
          },
        }),
      ];
    }),
  );
