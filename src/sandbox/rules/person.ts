import { isEmail } from '#api/validation/email.ts';
import { identityDocument, normalizeDocument } from '#api/validation/identity.ts';
import { newPassword } from '#api/validation/password.ts';
import { phone } from '#api/validation/phone.ts';
import { taxNumber } from '#api/validation/tax-number.ts';
import { refuse } from '../refusal.ts';

type Text = string | undefined;

/** Any country other than Spain. */
const foreign = 0;

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

/** A letter or digit with seven digits and a control character, as in a CIF, NIF or NIE. */
const spanishNumber = /^(?:ES)?[A-Z\d]\d{7}[A-Z\d]$/;

/** Refuses with 33 a wrong tax number of which the country is not known; one in the Spanish form must be Spanish. */
export function assertTaxNumber(value: string): void {
  const isSpanish = spanishNumber.test(normalizeDocument(value));
  if (taxNumber()(value) && (isSpanish || taxNumber(foreign)(value))) refuse(33);
}

/** Refuses with 28 a password that is too weak. */
export function assertPassword(value: string): void {
  if (newPassword(value)) refuse(28);
}
