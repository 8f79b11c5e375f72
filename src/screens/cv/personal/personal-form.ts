import { spain } from '#api/constants.ts';
import type { PersonalData } from '#api/entities/personal-data.ts';
import { isPastDay } from '#api/validation/dates.ts';
import { emailField } from '#api/validation/email.ts';
import { iban } from '#api/validation/iban.ts';
import { identityDocument } from '#api/validation/identity.ts';
import { phone } from '#api/validation/phone.ts';
import type { GroupFlags } from '#brand/field-flags.ts';
import { type FieldKinds, fromForm, isOffered, problemsOf, toForm } from '#shell/fields/form-values.ts';
import type { FormValues, Problems } from '#ui/form/use-form.ts';
import { spanishPostcode } from '#shell/forms/address.ts';
import { personalLabels } from '../field-labels.ts';

const ids = new Set(['tipoDocumento', 'genero', 'tipoVia', 'pais', 'provincia']);
const ticks = new Set(['comunicacionesEnEmailEstudiante', 'discapacidad']);

export const personalKinds = Object.fromEntries(
  Object.keys(personalLabels).map((key) => [
    key,
    ids.has(key) ? 'id' : ticks.has(key) ? 'tick' : key === 'nacionalidades' ? 'ids' : 'text',
  ]),
) as FieldKinds;

export const personalValues = (data: PersonalData): FormValues => toForm(personalKinds, data);

export const isSpanish = (values: FormValues): boolean =>
  values['pais'] === '' || values['pais'] === String(spain);

/** The province of another country is a text of its own, for which holds what the brand says of the province. */
export function personalFlags({ hidden, fixed, required }: GroupFlags): GroupFlags {
  const extend = (keys: readonly string[]): readonly string[] =>
    keys.includes('provincia') ? [...keys, 'provinciaTexto'] : keys;
  return { hidden: extend(hidden), fixed: extend(fixed), required: extend(required) };
}

/** Of the two fields for the province, the one that is not shown. */
const otherProvince = (values: FormValues): string => (isSpanish(values) ? 'provinciaTexto' : 'provincia');

/**
 * What is wrong with personal data.
 * @param flags those of `personalFlags`
 * @param today YYYY-MM-DD
 */
export function personalProblems(values: FormValues, flags: GroupFlags, today: string): Problems<FormValues> {
  const document = identityDocument(Number(values['tipoDocumento']) || undefined);
  const rules = {
    email: [emailField],
    emailEstudiante: [emailField],
    telefonoMovil: [phone],
    telefonoFijo: [phone],
    numeroDocumento: [document],
    fechaNacimiento: [isPastDay(today)],
    cp: isSpanish(values) ? [spanishPostcode] : [],
    iban: [iban],
  };
  return problemsOf(values, { flags, rules, without: [otherProvince(values)] });
}

/**
 * What the form changes: only the fields that it offers.
 * @param flags those of `personalFlags`
 */
export function personalChanges(values: FormValues, flags: GroupFlags): Partial<PersonalData> {
  const read = fromForm(personalKinds, values);
  const offered = Object.entries(read).filter(([key]) => isOffered(flags, key));
  return { ...Object.fromEntries(offered), [otherProvince(values)]: undefined };
}
