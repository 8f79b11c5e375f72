import { spain } from '#api/constants.ts';
import type { PersonalData } from '#api/entities/personal-data.ts';
import type { Brand } from '#brand/brand.ts';

type Key = keyof Brand['settings']['campos']['personales'];

/** What a placement cannot start without: who someone is, where to reach them, and their social security. */
const placementKeys: readonly Key[] = [
  'tipoDocumento',
  'numeroDocumento',
  'fechaNacimiento',
  'telefonoMovil',
  'direccion',
  'cp',
  'pais',
  'localidad',
  'numeroSeguridadSocial',
];

/** What someone who is paid through the university must have said. */
const paymentKeys: readonly Key[] = ['iban', 'numeroSeguridadSocial'];

function isMissing(data: Partial<PersonalData>, key: Key): boolean {
  const value = key === 'provincia' && (data.pais ?? spain) !== spain ? data.provinciaTexto : data[key];
  return (
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Of these keys, those that the brand shows and that are empty: what is hidden nobody can fill in. */
function missingOf(brand: Brand, data: Partial<PersonalData>, keys: readonly Key[]): Key[] {
  const flags = brand.settings.campos.personales;
  return keys.filter((key) => flags[key].visible && isMissing(data, key));
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
