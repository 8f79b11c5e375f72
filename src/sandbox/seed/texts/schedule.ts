import type { WithFallback } from '../../texts/translated.ts';

/** The schedule of a placement of so many hours a day, from nine on. */
export function morningSchedule(hours: number): WithFallback {
  const minutes = Math.round((9 + hours) * 60);
  const end = (mark: string): string =>
    `${Math.floor(minutes / 60)}${mark}${String(minutes % 60).padStart(2, '0')}`;
  return { es: `De 9:00 a ${end(':')}`, ca: `De 9.00 a ${end('.')}`, en: `9:00 to ${end(':')}` };
}
