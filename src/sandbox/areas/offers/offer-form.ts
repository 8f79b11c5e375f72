import * as codes from '#core/contract/codes.ts';
import { profiles } from '#core/contract/constants.ts';
import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import { isInOrder } from '#core/contract/validation/dates.ts';
import { dni } from '#core/contract/validation/identity.ts';
import {
  candidateKeys,
  companyChoiceKeys,
  needsOfferField,
  type OfferKey,
} from '#core/contract/validation/offer.ts';
import { fieldsDifferingFromProgramme } from '#core/contract/validation/programme.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { exceededLimit } from '#core/contract/validation/working-time.ts';
import { belongsTo, type CompanyRow } from '../companies/company-row.ts';
import { contactsOf, tasks } from '../companies/contacts.ts';
import { degreeById } from '../domains/degrees.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { CompanyContext } from '../../context.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { assertEmail, assertFilled, assertPhone } from '../../rules/person.ts';
import { exceededLimitMessage, programmeMessage } from './messages.ts';

type Fields = CompanyContext['brand']['settings']['campos']['oferta'];

/** Ids of programmes available to a company's offers: active, and open or joined. */
const isOpenProgramme = (company: number): Sql => sql`activo AND (NOT necesitaAdhesion OR EXISTS (
  SELECT 1 FROM adhesion
  WHERE programme = programme.id AND company = ${company} AND adhesion.estado = 'aceptada'))`;

/** Fields in which the company has nothing to choose from. */
function lackingChoices({ db, user: { company } }: CompanyContext): OfferKey[] {
  const isThere = {
    centroPracticas: () => db.value(sql`SELECT 1 FROM workplace WHERE company = ${company}`) !== undefined,
    tutores: () => contactsOf(db, company, tasks.tutor).length > 0,
    programa: () => db.value(sql`SELECT 1 FROM programme WHERE ${isOpenProgramme(company)}`) !== undefined,
  };
  return companyChoiceKeys.filter((key) => !isThere[key]());
}

/** Required keys: required by the brand and shown in the form of this kind of offer. */
function requiredKeys(context: CompanyContext, form: OfferRequest): OfferKey[] {
  const { campos, ...switches } = context.brand.settings;
  const facts = {
    idPerfil: form.idPerfil,
    pais: form.pais,
    hasTutors: (form.tutores ?? []).length > 0,
    vinculadaTFG: form.vinculadaTFG === true,
    hasCandidate: candidateKeys.some((key) => form[key]),
    lacking: lackingChoices(context),
  };
  return (Object.keys(campos.oferta) as (keyof Fields & OfferKey)[]).filter((key) =>
    needsOfferField(key, campos.oferta[key], facts, switches),
  );
}

/** Refuses with `dataMissing` missing fields and references to rows that do not exist or belong to another company. */
function assertComplete(context: CompanyContext, form: OfferRequest): void {
  const { db, user, now } = context;
  assertFilled(form, requiredKeys(context, form));
  if (form.fechaCaducidad && form.fechaCaducidad < now.today) refuseFields(['fechaCaducidad']);
  // An offer that is corrected may be of something that goes on, or is over.
  const isNew = form.idoferta === undefined;
  if (isNew && form.fechaFin && form.fechaFin < now.today) refuseFields(['fechaFin']);
  const { salario, salarioMaximo } = form;
  if (salario !== undefined && salarioMaximo !== undefined && salarioMaximo < salario)
    refuseFields(['salarioMaximo']);
  const addresses = ['urlInscripcionExterna', 'urlInformacionComplementaria'] as const;
  const wrong = addresses.filter((key) => form[key] && !isWebAddress(form[key]));
  if (wrong.length > 0) refuseFields(wrong);
  const degrees = ['titulaciones', 'titulacionesDeseables', 'titulacionesPropuestas'] as const;
  const unknown = degrees.filter((key) => form[key]?.some((id) => !degreeById(id)));
  if (unknown.length > 0) refuseFields(unknown);
  const { tutores = [], centroPracticas } = form;
  if (!tutores.every((id) => belongsTo(db, user.company, 'contact', id))) refuseFields(['tutores']);
  if (centroPracticas !== undefined && !belongsTo(db, user.company, 'workplace', centroPracticas))
    refuseFields(['centroPracticas']);
}

interface ProgrammeRow {
  titulo: string;
  tiempoDedicacionJornada?: number;
  meses?: number;
}

/**
 * Validates the programme of a placement. Refuses with `programmeNotFound` an inactive programme, or one the company
 * has not joined.
 */
function programmeOf({ db, user, brand }: CompanyContext, form: OfferRequest): ProgrammeRow | undefined {
  if (form.programa === undefined || form.idPerfil === profiles.empleo) return undefined;
  const found = db.get<ProgrammeRow>(sql`
    SELECT titulo, tiempoDedicacionJornada, meses FROM programme
    WHERE id = ${form.programa} AND ${isOpenProgramme(user.company)}`);
  return brand.settings.hasProgramaPracticasActivo && found ? found : refuse(codes.programmeNotFound);
}

/** Refuses with `dedicationOfProgramme` and a message a placement shorter or longer than allowed. */
function assertWorkingTime(context: CompanyContext, form: OfferRequest): void {
  if (form.idPerfil === profiles.empleo) return;
  const { brand, language } = context;
  const programme = programmeOf(context, form);
  if (programme) {
    if (fieldsDifferingFromProgramme(form, programme).length > 0)
      refuse(codes.dedicationOfProgramme, programmeMessage(programme, language));
  }
  const limits = brand.settings.limitesJornada;
  // What a programme sets is right, whatever the limit.
  const isSet = programme?.tiempoDedicacionJornada !== undefined;
  const exceeded = exceededLimit(isSet ? { ...form, tiempoDedicacionJornada: undefined } : form, limits);
  if (exceeded)
    refuse(codes.dedicationOfProgramme, exceededLimitMessage(exceeded, limits?.[exceeded] ?? 0, language));
}

/**
 * Checks what a company sends of an offer: `dataMissing`, `startAfterEnd`, `badIdentityDocument`, `badEmail`,
 * `badPhone`, `programmeNotFound`, `dedicationOfProgramme`, `ibanMissing`.
 */
export function assertOfferForm(context: CompanyContext, form: OfferRequest, company: CompanyRow): void {
  assertComplete(context, form);
  if (!isInOrder(form.fechaInicio, form.fechaFin)) refuse(codes.startAfterEnd);
  for (const number of [form.dniTutorEmpresa, form.dniCandidato])
    if (number && dni(number)) refuse(codes.badIdentityDocument);
  assertEmail(form.emailTutorEmpresa);
  assertPhone(form.telefonoTutorEmpresa);
  assertWorkingTime(context, form);
  const serviced = form.idPerfil === profiles.practicas && form.conServicio === true;
  if (serviced && context.brand.settings.checkIbanInPracticasConServicio && !company.iban)
    refuse(codes.ibanMissing);
}
