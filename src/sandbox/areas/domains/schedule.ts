import type { TextRow } from './rows.ts';
import data from './data/schedule.json' with { type: 'json' };

/** Days of the week, Monday is 1. */
export const weekdays: readonly TextRow[] = data.weekdays;

/** When in the day a placement takes place. */
export const timesOfDay: readonly TextRow[] = [
  { id: 1, es: 'Mañana', ca: 'Matí', en: 'Morning' },
  { id: 2, es: 'Tarde', ca: 'Tarda', en: 'Afternoon' },
  { id: 3, es: 'Mañana y tarde', ca: 'Matí i tarda', en: 'Morning and afternoon' },
  { id: 4, es: 'Noche', ca: 'Nit', en: 'Night' },
  { id: 5, es: 'Horario flexible', ca: 'Horari flexible', en: 'Flexible hours' },
];
