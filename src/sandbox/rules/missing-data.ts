import type { PersonalData } from '#core/contract/entities/personal-data.ts';
import { missingAmong, paymentKeys, placementKeys } from '#core/contract/validation/missing-data.ts';
import type { Brand } from '#core/brand/brand.ts';

type Key = keyof Brand['settings']['campos']['personales'];

/** Filters keys to empty fields shown by the brand; hidden fields never count as missing. */
function missingOf(brand: Brand, data: Partial<PersonalData>, keys: readonly Key[]): Key[] {
  const flags = brand.settings.campos.personales;
  return missingAmong(
    data,
    keys.filter((key) => flags[key].visible),
  );
}

/** Lists missing personal data required by the brand. */
export function missingPersonalData(brand: Brand, data: Partial<PersonalData>): Key[] {
  const flags = brand.settings.campos.personales;
  const required = (Object.keys(flags) as Key[]).filter((key) => flags[key].required);
  return missingOf(brand, data, required);
}

/** Lists missing payment data: IBAN and social security number. */
export function missingPaymentData(brand: Brand, data: Partial<PersonalData>): Key[] {
  return missingOf(brand, data, paymentKeys);
}

/** Lists data missing to start a placement. */
export function missingPlacementData(brand: Brand, data: Partial<PersonalData>): Key[] {
  return missingOf(brand, data, placementKeys);
}
