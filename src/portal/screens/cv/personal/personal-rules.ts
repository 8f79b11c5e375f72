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

/** What nobody can be without, whatever the brand says. */
const always = ['nombre', 'apellido1', 'email'];

/** The flags of the form: the kind of a document cannot be changed where its number cannot, of which it says what it is. */
export function personalFlags(flags: GroupFlags): GroupFlags {
  const required = [...flags.required, ...always];
  if (isOffered(flags, 'numeroDocumento')) return { ...flags, required };
  return { ...flags, required, fixed: [...flags.fixed, 'tipoDocumento'] };
}

/**
 * What has to hold of personal data besides their form.
 * @param today YYYY-MM-DD
 */
export function personalRules(
  values: FormValues,
  flags: GroupFlags,
  today: string,
): FieldRules<typeof personalForm.fields> {
  // One that nobody sees here says nothing to someone who reads about it.
  const province = flags.hidden.includes('provincia') ? undefined : Number(values['provincia']) || undefined;
  return {
    numeroDocumento: [identityDocument(Number(values['tipoDocumento']) || undefined)],
    fechaNacimiento: [isPastDay(today)],
    cp: isSpanish(values['pais'] ?? '') ? [spanishPostcode(province)] : [],
    numeroSeguridadSocial: [socialSecurityNumber],
    iban: [iban],
  };
}
