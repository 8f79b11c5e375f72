import { isEmail } from '#api/validation/email.ts';
import { identityDocument } from '#api/validation/identity.ts';
import { newPassword } from '#api/validation/password.ts';
import { phone } from '#api/validation/phone.ts';
import { anyTaxNumber } from '#api/validation/tax-number.ts';
import { refuse } from '../refusal.ts';

type Text = string | undefined;

/** Refuses with 15 when one of the keys is missing or blank. */
export function assertFilled<T extends object>(values: T, keys: readonly (keyof T)[]): void {
  for (const key of keys) {
    const value = values[key];
    const empty =
      value === undefined ||
      value === null ||
      (typeof value === 'string' && value.trim() === '') ||
      (Array.isArray(value) && value.length === 0);
    if (empty) refuse(15);
  }
}

/** Refuses with 69 what is no email address; empty passes. */
export function assertEmail(value: Text): void {
  if (value && !isEmail(value)) refuse(69);
}

/** Refuses with 70 what is no phone number; empty passes. */
export function assertPhone(value: Text): void {
  if (value && phone(value)) refuse(70);
}

/** Refuses with 66 a wrong number of an identity document of a kind (tiposDocumentoIdentidad); empty passes. */
export function assertDocument(value: Text, kind: number | undefined): void {
  if (value && identityDocument(kind)(value)) refuse(66);
}

/** Refuses with 33 a wrong tax number of which the country is not known; one in the Spanish form must be Spanish. */
export function assertTaxNumber(value: string): void {
  if (anyTaxNumber(value)) refuse(33);
}

/** Refuses with 28 a password that is too weak. */
export function assertPassword(value: string): void {
  if (newPassword(value)) refuse(28);
}
