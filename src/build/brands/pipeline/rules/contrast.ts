import { checkPairs } from '#build/theme/pairs.ts';
import { problemAt } from '../draft.ts';
import type { Rule } from '../draft.ts';

/** Colours that a brand sets as a pair are never changed, so they must be readable as they are. */
export const contrast: Rule = (draft) =>
  checkPairs(draft.settings.colores ?? {}).map(({ pair, fondo, texto, ratio, needed, alternatives }) =>
    problemAt(draft, ['colores', pair], {
      code: 'low-contrast',
      what: {
        en: `The text colour ${texto} cannot be read well on ${fondo}: the contrast of \`colores.${pair}\` is ${ratio} to 1, and ${needed} to 1 is needed.`,
        es: `El color de texto ${texto} no se lee bien sobre ${fondo}: el contraste de \`colores.${pair}\` es de ${ratio} a 1, y hace falta ${needed} a 1.`,
        ca: `El color de text ${texto} no es llegeix bé sobre ${fondo}: el contrast de \`colores.${pair}\` és de ${ratio} a 1, i cal ${needed} a 1.`,
      },
      why: {
        en: 'Many people with poor sight could not read it, and the law asks for this contrast.',
        es: 'Mucha gente que ve poco no podría leerlo, y la ley pide este contraste.',
        ca: 'Molta gent que hi veu poc no ho podria llegir, i la llei demana aquest contrast.',
      },
      fix: {
        en: `The nearest colours that pass: \`texto: '${alternatives.texto}'\` on the same background, or \`fondo: '${alternatives.fondo}'\` under the same text. Without \`${pair}\` the portal chooses readable colours itself.`,
        es: `Los colores más próximos que valen: \`texto: '${alternatives.texto}'\` sobre el mismo fondo, o \`fondo: '${alternatives.fondo}'\` bajo el mismo texto. Sin \`${pair}\`, el portal elige solo colores legibles.`,
        ca: `Els colors més pròxims que serveixen: \`texto: '${alternatives.texto}'\` sobre el mateix fons, o \`fondo: '${alternatives.fondo}'\` sota el mateix text. Sense \`${pair}\`, el portal tria tot sol colors llegibles.`,
      },
    }),
  );
