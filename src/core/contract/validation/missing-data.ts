import { spain } from '#core/contract/constants.ts';
import type { PersonalData } from '#core/contract/entities/personal-data.ts';

export type PersonalKey = keyof PersonalData;

/** What a placement cannot start without: who someone is, where to reach them, and their social security. */
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

/** What someone who is paid through the university must have said. */
export const paymentKeys = ['iban', 'numeroSeguridadSocial'] as const satisfies readonly PersonalKey[];

/** A yes or no, which says no where nothing is said. */
const ticks: readonly PersonalKey[] = ['comunicacionesEnEmailEstudiante', 'discapacidad'];

/** Of these keys, those that say nothing; outside Spain the province is a text. */
export function missingAmong<K extends PersonalKey>(data: Partial<PersonalData>, keys: readonly K[]): K[] {
  return keys.filter((key) => {
    const value = key === 'provincia' && (data.pais ?? spain) !== spain ? data.provinciaTexto : data[key];
    if (ticks.includes(key)) return false;
    return (
      value === undefined ||
      (typeof value === 'string' && value.trim() === '') ||
      (Array.isArray(value) && value.length === 0)
    );
  });
}
