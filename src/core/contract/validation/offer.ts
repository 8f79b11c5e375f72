import { profiles, spain } from '#core/contract/constants.ts';
import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import { companyTutorKeys } from '#core/contract/validation/tutor.ts';

/** A field of an offer, by its key. */
export type OfferKey = keyof OfferRequest;

/** Fields of one kind of offer only; in offers of the other kind they keep the server's values. */
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

/** Fields whose options are records of the company, which may have none. */
export const companyChoiceKeys = [
  'centroPracticas',
  'tutores',
  'programa',
] as const satisfies readonly OfferKey[];

/** Fields required in every offer, whatever the brand shows. */
const always: readonly OfferKey[] = ['titulo', 'titulaciones'];

/** Data of the tutor, given in the form unless the offer names contacts. */
const tutorKeys: readonly OfferKey[] = [
  'nombreTutorEmpresa',
  'apellidosTutorEmpresa',
  'emailTutorEmpresa',
  'titulacionTutorEmpresa',
];

/** Data of a final thesis, for offers linked to one. */
const thesisKeys: readonly OfferKey[] = ['nombreTFG', 'tutorTFG'];

/** Derived from how the offer is published: no form has a field for it. */
const followsFromOthers = 'ocultarDatosEmpresa' satisfies OfferKey;

/** Data of a candidate whom the company already prefers: all fields or none. */
export const candidateKeys = ['nombreCandidato', 'apellidosCandidato', 'dniCandidato'] as const;

/** Settings of a brand that decide which fields offers have, besides the flags of fields. */
export interface OfferSwitches {
  requestEmpresaDestino: boolean;
  otrasRemuneracionesEnPracticas: boolean;
  hasProgramaPracticasActivo: boolean;
  menores: 'ninguno' | 'posibles' | 'habituales';
}

/** Whether offers of a kind have a field, apart from the brand's flags. */
export function hasOfferField(key: string, idPerfil: 1 | 2, switches: OfferSwitches): boolean {
  const isPlacement = idPerfil === profiles.practicas;
  const other = isPlacement ? profiles.empleo : profiles.practicas;
  if (onlyIn[other].includes(key as OfferKey)) return false;
  if (key === 'empresaDestino') return switches.requestEmpresaDestino;
  if (key === 'admiteMenores') return switches.menores !== 'ninguno';
  if (key === 'programa') return switches.hasProgramaPracticasActivo;
  if (key === 'otrasRemuneraciones') return !isPlacement || switches.otrasRemuneracionesEnPracticas;
  return true;
}

/** The flags of a field that decide whether it is required. */
interface Flags {
  visible: boolean;
  required: boolean;
}

/** Facts of an offer that decide which of its fields are required. */
export interface OfferFacts {
  idPerfil: 1 | 2;
  pais?: number | undefined;
  hasTutors: boolean;
  /** Whether the offer is linked to a final thesis. */
  vinculadaTFG: boolean;
  /** Whether any data of a preferred candidate is given. */
  hasCandidate: boolean;
  /** Fields without any option for the company, which therefore cannot be filled in. */
  lacking?: readonly string[] | undefined;
}

/**
 * Whether a field of an offer is required.
 * @param flags the brand's flags of the field; absent for a key without flags
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

/** Whether the country of a form is Spain, the one with a list of provinces; it is the default without a choice. */
export const isSpain = (country: string | boolean): boolean => Number(country || spain) === spain;
