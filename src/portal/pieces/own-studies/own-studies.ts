import type { PublicBrand } from '#core/brand/public-brand.ts';
import { isOffered } from '#portal/forms/fields/field-options.ts';

/** Whether studies at the institution are entered by it: nobody can add their own, as the brand has it. */
export function areOwnStudiesGiven({ academicos }: Pick<PublicBrand['fields'], 'academicos'>): boolean {
  return !isOffered(academicos, 'deLaUniversidad') || !isOffered(academicos, 'titulacion', true);
}
