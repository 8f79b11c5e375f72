import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import type { Count, MenuBrand } from './side-entry.ts';
import { useCount } from './use-count.ts';

/** Whether a company has education requests, as a count of 0 or 1: the only counted entry of its menu. */
export function useEducationCount({ paths }: Pick<MenuBrand, 'paths'>): Count {
  return useCount(
    tieneMenuSolicitudesPracticasEducacion,
    {},
    paths['education-requests'] !== undefined,
    Number,
  );
}
