import { profiles, spain } from '#core/contract/constants.ts';
import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import { companyTutorKeys } from '#core/contract/validation/tutor.ts';

/** A field of an offer, by its key. */
export type OfferKey = keyof OfferRequest;

/** Fields that only offers of one kind have; in those of the other they stay as the server has them. */
const onlyIn: Readonly<Record<1 | 2, readonly OfferKey[]>> = {
  [profiles.practicas]: [
    'tareasAdesarrollar',
    'ayudaEstudio',
    'creditosSuperados',
    'programa',
    'conServicio',
    'centroPracticas',
    'tutores',
    ...companyTutorKeys,
    'vinculadaTFG',
    'nombreTFG',
    'tutorTFG',
  ],
  [profiles.empleo]: ['salario', 'salarioMaximo', 'experiencia'],
};

/** Fields with choices from what the company has, of which it may have none. */
export const companyChoiceKeys = [
  'centroPracticas',
  'tutores',
  'programa',
] as const satisfies readonly OfferKey[];

/** What must be said of every offer, whatever the brand shows. */
const always: readonly OfferKey[] = ['titulo', 'titulaciones'];

/** Who the tutor is: said by the form, or by the contacts that it names. */
const tutorKeys: readonly OfferKey[] = [
  'nombreTutorEmpresa',
  'apellidosTutorEmpresa',
  'emailTutorEmpresa',
  'titulacionTutorEmpresa',
];

/** What is said of a final thesis, where there is one. */
const thesisKeys: readonly OfferKey[] = ['nombreTFG', 'tutorTFG'];

/** Follows from how the offer is published: no form has a field for it. */
const followsFromOthers = 'ocultarDatosEmpresa' satisfies OfferKey;

/** Someone whom the company wants already: all of it or nothing. */
export const candidateKeys = ['nombreCandidato', 'apellidosCandidato', 'dniCandidato'] as const;

/** What of a brand decides about the fields of its offers besides their flags. */
export interface OfferSwitches {
  requestEmpresaDestino: boolean;
  otrasRemuneracionesEnPracticas: boolean;
  hasProgramaPracticasActivo: boolean;
}

/** Whether offers of a kind have a field, as far as it is not the flags of the brand that say so. */
export function hasOfferField(key: string, idPerfil: 1 | 2, switches: OfferSwitches): boolean {
  const isPlacement = idPerfil === profiles.practicas;
  const other = isPlacement ? profiles.empleo : profiles.practicas;
  if (onlyIn[other].includes(key as OfferKey)) return false;
  if (key === 'empresaDestino') return switches.requestEmpresaDestino;
  if (key === 'programa') return switches.hasProgramaPracticasActivo;
  if (key === 'otrasRemuneraciones') return !isPlacement || switches.otrasRemuneracionesEnPracticas;
  return true;
}

/** What a brand says of a field, as far as it decides whether the field must be filled in. */
interface Flags {
  visible: boolean;
  required: boolean;
}

/** What of an offer decides which of its fields must be filled in. */
export interface OfferFacts {
  idPerfil: 1 | 2;
  pais?: number | undefined;
  hasTutors: boolean;
  /** It is linked to a final thesis. */
  vinculadaTFG: boolean;
  /** Something is said of a preferred candidate. */
  hasCandidate: boolean;
  /** Fields in which the company has nothing to choose from: nobody could fill them in. */
  lacking?: readonly string[] | undefined;
}

/**
 * Whether a field of an offer must be filled in.
 * @param flags what the brand says of it; absent for a key that no brand decides about
 */
export function needsOfferField(
  key: string,
  flags: Flags | undefined,
  facts: OfferFacts,
  switches: OfferSwitches,
): boolean {
  const own = key as OfferKey;
  if (always.includes(own)) return true;
  if (!hasOfferField(key, facts.idPerfil, switches)) return false;
  if (facts.hasCandidate && (candidateKeys as readonly string[]).includes(key)) return true;
  if (!flags?.visible || !flags.required || facts.lacking?.includes(key)) return false;
  if (key === followsFromOthers || (thesisKeys.includes(own) && !facts.vinculadaTFG)) return false;
  if (key === 'provincia') return (facts.pais ?? spain) === spain;
  return !(facts.hasTutors && tutorKeys.includes(own));
}

/** Whether a country, as a form has it, is the one with a list of provinces; without a choice it is. */
export const isSpain = (country: string | boolean): boolean => Number(country || spain) === spain;
