import { treatmentsOf } from '#core/brand/treatments.ts';
import { problemAt } from '../draft.ts';
import type { Rule } from '../draft.ts';

const setting = ['legal', 'tratamientos'] as const;

/** What decides which forms there are: with a mistake in it, its default would speak of forms that nobody wanted. */
const deciding = [
  setting,
  ['modulos'],
  ['canRegistroAlumno'],
  ['showPropuestaPracticas'],
  ['quitarCampoDiscapacidad'],
] as const;

/**
 * Each form that collects data says at its place what becomes of them. A brand that does not say yet who is responsible
 * has other things to write first.
 */
export const privacyLayers: Rule = (draft) => {
  const { legal } = draft.settings;
  if (legal?.titular === undefined || !deciding.every((path) => draft.isSound(path))) return [];
  const missing = treatmentsOf(draft.settings).filter((treatment) => !legal.tratamientos?.[treatment]);
  if (missing.length === 0) return [];
  const one = missing.length === 1;
  const names = missing.map((treatment) => `\`${treatment}\``).join(', ');
  return [
    problemAt(draft, setting, {
      code: 'privacy-layer',
      severity: 'warning',
      what: {
        en: `\`legal.tratamientos\` says nothing of ${one ? 'a form that collects data' : `${missing.length} forms that collect data`}: ${names}.`,
        es: `\`legal.tratamientos\` no dice nada de ${one ? 'un formulario que recoge datos' : `${missing.length} formularios que recogen datos`}: ${names}.`,
        ca: `\`legal.tratamientos\` no diu res ${one ? 'd’un formulari que recull dades' : `de ${missing.length} formularis que recullen dades`}: ${names}.`,
      },
      why: {
        en: 'People have to read who uses their data, what for and by what right before they give them (Reglamento (UE) 2016/679, article 13; Ley Orgánica 3/2018, article 11). These forms have only a link.',
        es: 'Hay que poder leer quién usa los datos, para qué y con qué derecho antes de darlos (Reglamento (UE) 2016/679, artículo 13; Ley Orgánica 3/2018, artículo 11). Estos formularios solo tienen un enlace.',
        ca: 'S’ha de poder llegir qui fa servir les dades, per a què i amb quin dret abans de donar-les (Reglament (UE) 2016/679, article 13; Llei orgànica 3/2018, article 11). Aquests formularis només tenen un enllaç.',
      },
      fix: {
        en: 'Write `finalidad`, `legitimacion` and `destinatarios` for each, in every language.',
        es: 'Escribe `finalidad`, `legitimacion` y `destinatarios` para cada uno, en todos los idiomas.',
        ca: 'Escriu `finalidad`, `legitimacion` i `destinatarios` per a cadascun, en totes les llengües.',
      },
    }),
  ];
};
