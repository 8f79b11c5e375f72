import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';

/** Removes the fields of a placement that the brand hides. */
export function visibleFields(
  placement: StudentPlacement,
  { practica }: PublicBrand['fields'],
): StudentPlacement {
  return Object.fromEntries(
    Object.entries(placement).filter(([key]) => flagsOf(practica, key).visible),
  ) as StudentPlacement;
}
