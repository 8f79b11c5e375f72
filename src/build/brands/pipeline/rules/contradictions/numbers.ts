import { differ } from './contradiction.ts';
import type { Contradiction } from './contradiction.ts';

/** A limit that is not set is no limit. */
function above(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && one > other;
}

/** Scales and limits. */
export const numberContradictions: readonly Contradiction[] = [
  differ(
    [
      ['rangoNota', 'min'],
      ['rangoNota', 'max'],
    ],
    ({ rangoNota }) => rangoNota.min >= rangoNota.max,
    { en: 'is not below', es: 'no está por debajo de', ca: 'no està per sota de' },
    {
      en: 'No grade would be possible. Without a setting of your own the scale goes from 1 to 4.',
      es: 'No sería posible ninguna nota. Sin ajuste propio, la escala va de 1 a 4.',
      ca: 'No seria possible cap nota. Sense paràmetre propi, l’escala va d’1 a 4.',
    },
    {
      en: 'Write the lowest grade as `min` and the highest as `max`.',
      es: 'Escribe la nota más baja en `min` y la más alta en `max`.',
      ca: 'Escriu la nota més baixa a `min` i la més alta a `max`.',
    },
  ),
  differ(
    [
      ['limitesJornada', 'horasDia'],
      ['limitesJornada', 'horasSemana'],
    ],
    ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasSemana),
    { en: 'is above', es: 'está por encima de', ca: 'està per sobre de' },
    {
      en: 'One day cannot have more hours than the week that it is in.',
      es: 'Un día no puede tener más horas que la semana en que está.',
      ca: 'Un dia no pot tenir més hores que la setmana on és.',
    },
    {
      en: 'Correct one of the two numbers.',
      es: 'Corrige uno de los dos números.',
      ca: 'Corregeix un dels dos números.',
    },
  ),
  differ(
    [
      ['limitesJornada', 'horasDiaFueraLectivo'],
      ['limitesJornada', 'horasDia'],
    ],
    ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasDiaFueraLectivo),
    { en: 'is below', es: 'está por debajo de', ca: 'està per sota de' },
    {
      en: 'Outside teaching periods students have more time, not less: the two numbers are probably swapped.',
      es: 'Fuera del periodo lectivo el alumnado tiene más tiempo, no menos: seguramente los dos números están cambiados.',
      ca: 'Fora del període lectiu l’alumnat té més temps, no menys: segurament els dos números estan canviats.',
    },
    {
      en: 'Correct one of the two numbers.',
      es: 'Corrige uno de los dos números.',
      ca: 'Corregeix un dels dos números.',
    },
  ),
];
