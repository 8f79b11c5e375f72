import type { DomainTexts } from '../../areas/domains/rows.ts';

/** The schedule of a placement of so many hours a day, from nine on. */
export function morning(hours: number): DomainTexts {
  const minutes = Math.round((9 + hours) * 60);
  const end = (mark: string): string =>
    `${Math.floor(minutes / 60)}${mark}${String(minutes % 60).padStart(2, '0')}`;
  return { es: `De 9:00 a ${end(':')}`, ca: `De 9.00 a ${end('.')}`, en: `9:00 to ${end(':')}` };
}
