import { flagsOf, type GroupFlags } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { profiles } from '#core/contract/constants.ts';
import { isInOrder, isNotOver, isPlannedDay } from '#core/contract/validation/dates.ts';
import { dni } from '#core/contract/validation/identity.ts';
import { parseAmount, parseDecimal } from '#core/contract/validation/number.ts';
import {
  candidateKeys,
  hasOfferField,
  needsOfferField,
  type OfferSwitches,
} from '#core/contract/validation/offer.ts';
import { externalEnrolmentAddress } from '#core/contract/validation/urls.ts';
import { exceededLimit, type WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import type { OfferKind } from '#core/model/offers.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { idsIn } from '#portal/forms/fields/parts.ts';
import { offerForm, type OfferValues } from './offer-form.ts';

/** What the form of an offer depends on besides its values. */
export interface OfferTerms {
  kind: OfferKind;
  /** There is nothing of it on the server yet. */
  isNew: boolean;
  /** Of the brand, for offers. */
  flags: GroupFlags;
  switches: OfferSwitches;
  limits: WorkingTimeLimits | undefined;
  /** The company has workplaces to choose from, or may have: they are under way. */
  hasWorkplaces: boolean;
  /** The same of contacts who can be tutors, and of programmes. */
  hasTutors: boolean;
  hasProgrammes: boolean;
  /** YYYY-MM-DD */
  today: string;
}

/** What of a brand decides about its offers. */
export function brandTerms({
  fields,
  settings,
}: PublicBrand): Pick<OfferTerms, 'flags' | 'switches' | 'limits'> {
  return { flags: fields.oferta, switches: settings, limits: settings.limitesJornada };
}

export const idPerfilOf = (kind: OfferKind): 1 | 2 => profiles[kind];

/** The flags of the form as it stands: the kind, the switches of the brand, and what was chosen decide with them. */
export function offerFlags(values: FormValues, terms: OfferTerms): GroupFlags {
  const { kind, flags, switches, hasWorkplaces, hasTutors, hasProgrammes } = terms;
  const idPerfil = idPerfilOf(kind);
  const country = values['pais'];
  const facts = {
    idPerfil,
    pais: country ? Number(country) : undefined,
    hasTutors: idsIn(values['tutores']).length > 0,
    vinculadaTFG: values['vinculadaTFG'] === true,
    hasCandidate: candidateKeys.some((key) => String(values[key] ?? '').trim() !== ''),
  };
  const keys = Object.keys(offerForm.fields);
  const required = keys.filter((key) => needsOfferField(key, flagsOf(flags, key), facts, switches));
  const isLacking: Readonly<Record<string, boolean>> = {
    centroPracticas: !hasWorkplaces,
    tutores: !hasTutors,
    programa: !hasProgrammes,
  };
  const isHidden = (key: string): boolean =>
    !hasOfferField(key, idPerfil, switches) ||
    isLacking[key] === true ||
    (flags.hidden.includes(key) && !required.includes(key));
  return {
    hidden: [...flags.hidden.filter((key) => !required.includes(key)), ...keys.filter(isHidden)],
    fixed: flags.fixed,
    required,
  };
}

/** What is wrong with an offer, as far as the form itself can tell. */
export function offerProblems(values: OfferValues, terms: OfferTerms): Problems<OfferValues> {
  const { isNew, today, kind } = terms;
  const planned = isPlannedDay(today);
  const found = problemsIn(
    offerForm,
    values,
    { flags: offerFlags(values, terms), isNew },
    {
      fechaInicio: [planned],
      fechaFin: [planned, ...(isNew ? [isNotOver(today)] : [])],
      fechaCaducidad: [planned, isNotOver(today)],
      dniTutorEmpresa: [dni],
      dniCandidato: [dni],
      urlInscripcionExterna: [externalEnrolmentAddress],
    },
  );
  const { fechaInicio, fechaFin } = values;
  if (!found.fechaInicio && !found.fechaFin && !isInOrder(fechaInicio, fechaFin))
    found.fechaFin = 'errors.startAfterEnd';
  const salary = parseAmount(values.salario);
  const highest = parseAmount(values.salarioMaximo);
  if (kind === 'empleo' && !found.salarioMaximo && salary !== undefined && highest !== undefined)
    if (highest < salary) found.salarioMaximo = 'offer-form.maximumTooLow';
  if (!found.horasAldia && exceedsHours(values, terms)) found.horasAldia = 'offer-form.tooManyHours';
  return found;
}

/** Whether a placement takes more hours than it may; jobs have no such limit. */
function exceedsHours(values: OfferValues, { kind, limits }: OfferTerms): boolean {
  const { fechaInicio, fechaFin } = values;
  const horasAldia = parseDecimal(values.horasAldia);
  const numeroDiasSemana = parseDecimal(values.numeroDiasSemana);
  const time = { horasAldia, numeroDiasSemana, fechaInicio, fechaFin };
  return kind === 'practicas' && exceededLimit(time, limits) !== undefined;
}
