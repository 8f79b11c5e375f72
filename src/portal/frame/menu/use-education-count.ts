import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import type { Count, MenuBrand } from './side-entry.ts';
import { useCount } from './use-count.ts';

/** Whether a company has education requests: the only entry of its menu that depends on it. */
export function useEducationCount({ paths }: Pick<MenuBrand, 'paths'>): Count {
  return useCount(
    tieneMenuSolicitudesPracticasEducacion,
    {},
    paths['education-requests'] !== undefined,
    Number,
  );
}
