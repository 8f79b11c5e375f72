import { spain } from '#core/contract/constants.ts';
import type { PersonalData } from '#core/contract/entities/personal-data.ts';

export type PersonalKey = keyof PersonalData;

/** Personal data that a placement cannot start without: identity, contact and social security. */
export const placementKeys = [
  'tipoDocumento',
  'numeroDocumento',
  'fechaNacimiento',
  'telefonoMovil',
  'direccion',
  'cp',
  'pais',
  'localidad',
  'numeroSeguridadSocial',
] as const satisfies readonly PersonalKey[];

/** Personal data required from anyone who is paid through the university. */
export const paymentKeys = ['iban', 'numeroSeguridadSocial'] as const satisfies readonly PersonalKey[];

/** Switches, which are off where absent and so never missing. */
const switches: readonly PersonalKey[] = ['comunicacionesEnEmailEstudiante', 'discapacidad'];

/** Filters the keys without a value; outside Spain the province is a text. */
export function missingAmong<K extends PersonalKey>(data: Partial<PersonalData>, keys: readonly K[]): K[] {
  return keys.filter((key) => {
    const value = key === 'provincia' && (data.pais ?? spain) !== spain ? data.provinciaTexto : data[key];
    if (switches.includes(key)) return false;
    return (
      value === undefined ||
      (typeof value === 'string' && value.trim() === '') ||
      (Array.isArray(value) && value.length === 0)
    );
  });
}
