import { flagsOf, type GroupFlags } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { profiles } from '#core/contract/constants.ts';
import { isInOrder, notPastDay, isPlannedDay } from '#core/contract/validation/dates.ts';
import { dni } from '#core/contract/validation/identity.ts';
import { parseAmount, parseDecimal } from '#core/contract/validation/number.ts';
import {
  candidateKeys,
  companyChoiceKeys,
  hasOfferField,
  needsOfferField,
  type OfferSwitches,
} from '#core/contract/validation/offer.ts';
import {
  type ProgrammeTime,
  fieldsFixedByProgramme,
  fieldsDifferingFromProgramme,
} from '#core/contract/validation/programme.ts';
import { externalEnrolmentAddress } from '#core/contract/validation/urls.ts';
import { exceededLimit, type WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import type { OfferKind } from '#core/model/offers.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { idsIn } from '#portal/forms/fields/comma-separated.ts';
import { offerForm, type OfferValues } from './offer-form.ts';

/** Inputs of the offer form's rules besides its values. */
export interface OfferFormFacts {
  kind: OfferKind;
  /** The offer does not exist on the server yet. */
  isNew: boolean;
  /** The brand's field flags of offers. */
  flags: GroupFlags;
  switches: OfferSwitches;
  limits: WorkingTimeLimits | undefined;
  /** The company has workplaces to choose from, or they are still loading. */
  hasWorkplaces: boolean;
  /** Likewise for contacts who can be tutors, and for programmes. */
  hasTutors: boolean;
  hasProgrammes: boolean;
  /** Placement time of programmes by id, as far as known. */
  programmes?: ReadonlyMap<number, ProgrammeTime> | undefined;
  /** YYYY-MM-DD */
  today: string;
}

/** The brand's part of the form's inputs. */
export function brandFacts({
  fields,
  settings,
}: PublicBrand): Pick<OfferFormFacts, 'flags' | 'switches' | 'limits'> {
  return { flags: fields.oferta, switches: settings, limits: settings.limitesJornada };
}

export const idPerfilOf = (kind: OfferKind): 1 | 2 => profiles[kind];

/** Field flags for the current values: the brand's flags adjusted by kind, switches and choices. */
export function offerFlags(values: FormValues, facts: OfferFormFacts): GroupFlags {
  const { kind, flags, switches, hasWorkplaces, hasTutors, hasProgrammes } = facts;
  const idPerfil = idPerfilOf(kind);
  const country = values['pais'];
  const isAvailable = { centroPracticas: hasWorkplaces, tutores: hasTutors, programa: hasProgrammes };
  const lacking: readonly string[] = companyChoiceKeys.filter((key) => !isAvailable[key]);
  const requirementFacts = {
    idPerfil,
    pais: country ? Number(country) : undefined,
    hasTutors: idsIn(values['tutores']).length > 0,
    vinculadaTFG: values['vinculadaTFG'] === true,
    hasCandidate: candidateKeys.some((key) => String(values[key] ?? '').trim() !== ''),
    lacking,
  };
  const keys = Object.keys(offerForm.fields);
  const programme = programmeOf(values, facts);
  const set: readonly string[] = programme ? fieldsFixedByProgramme(programme) : [];
  const required = keys.filter(
    (key) => set.includes(key) || needsOfferField(key, flagsOf(flags, key), requirementFacts, switches),
  );
  const isHidden = (key: string): boolean =>
    !hasOfferField(key, idPerfil, switches) ||
    lacking.includes(key) ||
    (flags.hidden.includes(key) && !required.includes(key));
  return {
    hidden: [...flags.hidden.filter((key) => !required.includes(key)), ...keys.filter(isHidden)],
    fixed: flags.fixed,
    required,
  };
}

/** Placement time of the chosen programme; `undefined` without a programme or if the time is unknown. */
export function programmeOf(
  values: FormValues,
  { kind, switches, programmes }: OfferFormFacts,
): ProgrammeTime | undefined {
  const isAvailable = hasOfferField('programa', idPerfilOf(kind), switches);
  return isAvailable ? programmes?.get(Number(values['programa'])) : undefined;
}

/** Problems of an offer that the form can detect by itself. */
export function offerProblems(values: OfferValues, facts: OfferFormFacts): Problems<OfferValues> {
  const { isNew, today, kind } = facts;
  const planned = isPlannedDay(today);
  const problems = problemsIn(
    offerForm,
    values,
    { flags: offerFlags(values, facts), isNew },
    {
      fechaInicio: [planned],
      fechaFin: [...(isNew ? [notPastDay(today)] : []), planned],
      fechaCaducidad: [notPastDay(today), planned],
      dniTutorEmpresa: [dni],
      dniCandidato: [dni],
      urlInscripcionExterna: [externalEnrolmentAddress],
    },
  );
  const { fechaInicio, fechaFin } = values;
  if (!problems.fechaInicio && !problems.fechaFin && !isInOrder(fechaInicio, fechaFin))
    problems.fechaFin = 'errors.startAfterEnd';
  const salary = parseAmount(values.salario);
  const highest = parseAmount(values.salarioMaximo);
  if (kind === 'empleo' && !problems.salarioMaximo && salary !== undefined && highest !== undefined)
    if (highest < salary) problems.salarioMaximo = 'offer-form.maximumTooLow';
  const programme = programmeOf(values, facts);
  const time = {
    tiempoDedicacionJornada: parseDecimal(values.tiempoDedicacionJornada),
    meses: parseDecimal(values.meses),
  };
  for (const key of programme ? fieldsDifferingFromProgramme(time, programme) : [])
    problems[key] ??= 'offer-form.unlikeProgramme';
  if (exceedsHours(values, facts))
    problems[values.horasAldia ? 'horasAldia' : 'tiempoDedicacionJornada'] ??= 'offer-form.tooManyHours';
  return problems;
}

/** Whether a placement exceeds the limit of hours; jobs have no limit. */
function exceedsHours(values: OfferValues, facts: OfferFormFacts): boolean {
  const { kind, limits } = facts;
  const { fechaInicio, fechaFin } = values;
  // A share that the programme sets is valid whatever the limit.
  const isSet = programmeOf(values, facts)?.tiempoDedicacionJornada !== undefined;
  const tiempoDedicacionJornada = isSet ? undefined : parseDecimal(values.tiempoDedicacionJornada);
  const horasAldia = parseDecimal(values.horasAldia);
  const numeroDiasSemana = parseDecimal(values.numeroDiasSemana);
  const time = { horasAldia, numeroDiasSemana, tiempoDedicacionJornada, fechaInicio, fechaFin };
  return kind === 'practicas' && exceededLimit(time, limits) !== undefined;
}
