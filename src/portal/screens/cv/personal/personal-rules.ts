import { isPastDay } from '#core/contract/validation/dates.ts';
import { iban } from '#core/contract/validation/iban.ts';
import { identityDocument } from '#core/contract/validation/identity.ts';
import { spanishPostcode } from '#core/contract/validation/postcode.ts';
import { socialSecurityNumber } from '#core/contract/validation/social-security.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import type { FieldRules } from '#portal/forms/fields/form-problems.ts';
import { isOffered } from '#portal/forms/fields/field-options.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { isSpanish, type personalForm } from './personal-form.ts';

/** Fields that are required even if the brand does not require them. */
const alwaysRequired = ['nombre', 'apellido1', 'email'];

/** Field flags of the form: the kind of document is fixed if its number is, since it describes the number. */
export function personalFlags(flags: GroupFlags): GroupFlags {
  const required = [...flags.required, ...alwaysRequired];
  if (isOffered(flags, 'numeroDocumento')) return { ...flags, required };
  return { ...flags, required, fixed: [...flags.fixed, 'tipoDocumento'] };
}

/**
 * Rules of personal data beyond those that the form declares.
 * @param today YYYY-MM-DD
 */
export function personalRules(
  values: FormValues,
  flags: GroupFlags,
  today: string,
): FieldRules<typeof personalForm.fields> {
  // A postcode is not compared with a hidden province: the error would be incomprehensible.
  const province = flags.hidden.includes('provincia') ? undefined : Number(values['provincia']) || undefined;
  return {
    numeroDocumento: [identityDocument(Number(values['tipoDocumento']) || undefined)],
    fechaNacimiento: [isPastDay(today)],
    cp: isSpanish(values['pais'] ?? '') ? [spanishPostcode(province)] : [],
    numeroSeguridadSocial: [socialSecurityNumber],
    iban: [iban],
  };
}
