import type { TextRow } from './rows.ts';

/** Days of the week, Monday is 1. */
export const weekdays: readonly TextRow[] = [
  { id: 1, es: 'Lunes', ca: 'Dilluns', en: 'Monday' },
  { id: 2, es: 'Martes', ca: 'Dimarts', en: 'Tuesday' },
  { id: 3, es: 'Miércoles', ca: 'Dimecres', en: 'Wednesday' },
  { id: 4, es: 'Jueves', ca: 'Dijous', en: 'Thursday' },
  { id: 5, es: 'Viernes', ca: 'Divendres', en: 'Friday' },
  { id: 6, es: 'Sábado', ca: 'Dissabte', en: 'Saturday' },
  { id: 7, es: 'Domingo', ca: 'Diumenge', en: 'Sunday' },
];

/** When in the day a placement takes place. */
export const timesOfDay: readonly TextRow[] = [
  { id: 1, es: 'Mañana', ca: 'Matí', en: 'Morning' },
  { id: 2, es: 'Tarde', ca: 'Tarda', en: 'Afternoon' },
  { id: 3, es: 'Mañana y tarde', ca: 'Matí i tarda', en: 'Morning and afternoon' },
  { id: 4, es: 'Noche', ca: 'Nit', en: 'Night' },
  { id: 5, es: 'Horario flexible', ca: 'Horari flexible', en: 'Flexible hours' },
];
