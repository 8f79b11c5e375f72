import type { PublicBrand } from '#core/brand/public-brand.ts';
import { isOffered } from '#portal/forms/fields/field-options.ts';

/**
 * Whether the institution enters the studies taken there, so that students cannot add them, by the brand's
 * flags.
 */
export function areOwnStudiesGiven({ academicos }: Pick<PublicBrand['fields'], 'academicos'>): boolean {
  return !isOffered(academicos, 'deLaUniversidad') || !isOffered(academicos, 'titulacion', true);
}
