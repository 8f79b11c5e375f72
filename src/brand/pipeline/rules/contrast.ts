import { checkPairs } from '#theme/pairs.ts';
import { problemAt } from '../draft.ts';
import type { Rule } from '../draft.ts';

/** Colours that a brand sets as a pair are never changed, so they must be readable as they are. */
export const contrast: Rule = (draft) =>
  checkPairs(draft.settings.colores ?? {}).map(({ pair, fondo, texto, ratio, needed, alternatives }) =>
    problemAt(draft, ['colores', pair], {
      code: 'low-contrast',
      what: `The text colour ${texto} cannot be read well on ${fondo}: the contrast of \`colores.${pair}\` is ${ratio} to 1, and ${needed} to 1 is needed.`,
      why: 'Many people with poor sight could not read it, and the law asks for this contrast.',
      fix: `The nearest colours that pass: \`texto: '${alternatives.texto}'\` on the same background, or \`fondo: '${alternatives.fondo}'\` under the same text. Without \`${pair}\` the portal chooses readable colours itself.`,
    }),
  );
