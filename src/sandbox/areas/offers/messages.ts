import type { WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import type { Language } from '#core/i18n/languages.ts';
import { textIn, type Translated } from '../../texts/translated.ts';

/** Says which limit of working hours a placement exceeds. */
export function exceededLimitMessage(
  exceeded: keyof WorkingTimeLimits,
  hours: number,
  language: Language,
): string {
  const texts: Record<keyof WorkingTimeLimits, Translated> = {
    horasDia: {
      es: `Las prácticas pueden ocupar como máximo ${hours} horas al día.`,
      ca: `Les pràctiques poden ocupar com a màxim ${hours} hores al dia.`,
      en: `Placements can take up at most ${hours} hours a day.`,
    },
    horasSemana: {
      es: `Las prácticas pueden ocupar como máximo ${hours} horas a la semana.`,
      ca: `Les pràctiques poden ocupar com a màxim ${hours} hores a la setmana.`,
      en: `Placements can take up at most ${hours} hours a week.`,
    },
    horasDiaFueraLectivo: {
      es: `Fuera del período lectivo, las prácticas pueden ocupar como máximo ${hours} horas al día.`,
      ca: `Fora del període lectiu, les pràctiques poden ocupar com a màxim ${hours} hores al dia.`,
      en: `Outside teaching periods, placements can take up at most ${hours} hours a day.`,
    },
  };
  return textIn(texts[exceeded], language);
}

interface Programme {
  titulo: string;
  /** Percentage of the working day. */
  tiempoDedicacionJornada?: number;
  meses?: number;
}

/** Says how much time the placements of a programme must take. */
export function programmeMessage(
  { titulo, tiempoDedicacionJornada, meses }: Programme,
  language: Language,
): string {
  const and = textIn({ es: ' y ', ca: ' i ', en: ' and ' }, language);
  const share: Translated = {
    es: `${tiempoDedicacionJornada} % de la jornada`,
    ca: `${tiempoDedicacionJornada} % de la jornada`,
    en: `${tiempoDedicacionJornada}% of full time`,
  };
  const months: Translated = { es: `${meses} meses`, ca: `${meses} mesos`, en: `${meses} months` };
  const parts = [
    ...(tiempoDedicacionJornada === undefined ? [] : [textIn(share, language)]),
    ...(meses === undefined ? [] : [textIn(months, language)]),
  ].join(and);
  const texts: Translated = {
    es: `La dedicación debe ajustarse a la del programa «${titulo}»: ${parts}.`,
    ca: `La dedicació s’ha d’ajustar a la del programa «${titulo}»: ${parts}.`,
    en: `The working time must match the programme “${titulo}”: ${parts}.`,
  };
  return textIn(texts, language);
}

/** Says why nobody else can be selected. */
export const placesTakenMessage = (language: Language): string =>
  textIn(
    {
      es: 'Todas las plazas de la oferta están ocupadas.',
      ca: 'Totes les places de l’oferta estan ocupades.',
      en: 'All places of the vacancy are taken.',
    },
    language,
  );
