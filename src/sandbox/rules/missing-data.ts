import type { PersonalData } from '#core/contract/entities/personal-data.ts';
import { missingAmong, paymentKeys, placementKeys } from '#core/contract/validation/missing-data.ts';
import type { Brand } from '#core/brand/brand.ts';

type Key = keyof Brand['settings']['campos']['personales'];

/** Of these keys, those that the brand shows and that are empty: what is hidden nobody can fill in. */
function missingOf(brand: Brand, data: Partial<PersonalData>, keys: readonly Key[]): Key[] {
  const flags = brand.settings.campos.personales;
  return missingAmong(
    data,
    keys.filter((key) => flags[key].visible),
  );
}

/** Personal data that the brand requires and that is missing. */
export function missingPersonalData(brand: Brand, data: Partial<PersonalData>): Key[] {
  const flags = brand.settings.campos.personales;
  const required = (Object.keys(flags) as Key[]).filter((key) => flags[key].required);
  return missingOf(brand, data, required);
}

/** What is missing of the bank account and the social security number. */
export function missingPaymentData(brand: Brand, data: Partial<PersonalData>): Key[] {
  return missingOf(brand, data, paymentKeys);
}

/** What is missing for a placement to start. */
export function missingPlacementData(brand: Brand, data: Partial<PersonalData>): Key[] {
  return missingOf(brand, data, placementKeys);
}
