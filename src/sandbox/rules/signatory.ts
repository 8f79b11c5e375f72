import * as codes from '#core/contract/codes.ts';
import type { Signatory } from '#core/contract/entities/company.ts';
import { dni } from '#core/contract/validation/identity.ts';
import { lengths } from '#core/contract/validation/text.ts';
import { refuse, refuseFields } from '../refusal.ts';
import { assertEmail, assertPhone } from './person.ts';

const boundedKeys = ['nombre', 'apellidos', 'cargo'] as const;

/**
 * Checks who signs for a company: 15 a name or post that is too short or too long, 66, 69, 70.
 * @param part the key of the request that it is in
 */
export function assertSignatory(signatory: Signatory, part: string): void {
  const { min, max } = lengths.text;
  const wrong = boundedKeys.filter((key) => {
    const { length } = signatory[key].trim();
    return length < min || length > max;
  });
  if (wrong.length > 0) refuseFields(wrong.map((key) => `${part}.${key}`));
  if (signatory.dni && dni(signatory.dni)) refuse(codes.badIdentityDocument);
  assertEmail(signatory.email);
  assertPhone(signatory.telefono);
}
