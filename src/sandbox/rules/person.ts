import * as codes from '#core/contract/codes.ts';
import { isEmail } from '#core/contract/validation/email.ts';
import { identityDocument } from '#core/contract/validation/identity.ts';
import { newPassword } from '#core/contract/validation/password.ts';
import { spain } from '#core/contract/constants.ts';
import { phone } from '#core/contract/validation/phone.ts';
import { spanishPostcode } from '#core/contract/validation/postcode.ts';
import { visibleText } from '#core/contract/validation/text.ts';
import { anyTaxNumber } from '#core/contract/validation/tax-number.ts';
import { refuse, refuseFields } from '../refusal.ts';

type Text = string | undefined;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && visibleText(value) === '') ||
  (Array.isArray(value) && value.length === 0);

/** Refuses with `dataMissing`, naming them, when some of the keys are missing or blank. */
export function assertFilled<T extends object>(values: T, keys: readonly (keyof T)[]): void {
  const missing = keys.filter((key) => isBlank(values[key]));
  if (missing.length > 0) refuseFields(missing);
}

/** Refuses with `badEmail` what is no email address; empty passes. */
export function assertEmail(value: Text): void {
  if (value && !isEmail(value)) refuse(codes.badEmail);
}

/** Refuses with `badPhone` what is no phone number; empty passes. */
export function assertPhone(value: Text): void {
  if (value && phone(value)) refuse(codes.badPhone);
}

/**
 * Refuses with `badIdentityDocument` a wrong number of an identity document of a kind (tiposDocumentoIdentidad); empty
 * passes.
 */
export function assertDocument(value: Text, kind: number | undefined): void {
  if (value && identityDocument(kind)(value)) refuse(codes.badIdentityDocument);
}

/**
 * Refuses with `dataMissing` an invalid Spanish postcode or a postcode of another province; empty and foreign postcodes
 * pass.
 */
export function assertPostcode(value: Text, country: number, province: number | undefined): void {
  if (value && country === spain && spanishPostcode(province)(value)) refuseFields(['cp']);
}

/**
 * Refuses with `badCif` an invalid tax number of unknown country; a number in Spanish format must be valid in Spain.
 */
export function assertTaxNumber(value: string): void {
  if (anyTaxNumber(value)) refuse(codes.badCif);
}

/** Refuses with `weakPassword` a password that is too weak. */
export function assertPassword(value: string): void {
  if (newPassword(value)) refuse(codes.weakPassword);
}
