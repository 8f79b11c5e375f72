import { profiles, spain } from '#api/constants.ts';
import type { OfferRequest } from '#api/entities/offer-form.ts';
import { isInOrder } from '#api/validation/dates.ts';
import { dni } from '#api/validation/identity.ts';
import { isWebAddress } from '#api/validation/web-address.ts';
import { exceededLimit } from '#api/validation/working-time.ts';
import { belongsTo, type CompanyRow } from '../companies/company-row.ts';
import { sql } from '../db/sql.ts';
import type { CompanyContext } from '../handlers/context.ts';
import { refuse } from '../refusal.ts';
import { assertEmail, assertFilled, assertPhone } from '../rules/person.ts';
import { exceededLimitMessage, programmeMessage } from './messages.ts';

type Key = keyof OfferRequest & keyof CompanyContext['brand']['settings']['campos']['oferta'];

/** Fields that only offers of placements have, and only offers of jobs. */
const onlyIn: Readonly<Record<1 | 2, ReadonlySet<Key>>> = {
  [profiles.practicas]: new Set([
    'tareasAdesarrollar',
    'nombreTutorEmpresa',
    'apellidosTutorEmpresa',
    'emailTutorEmpresa',
    'titulacionTutorEmpresa',
    'puestoTrabajo',
    'departamento',
  ]),
  [profiles.empleo]: new Set(['salario', 'experiencia']),
};

/** Who the tutor is: said by the form, or by the contacts that it names. */
const tutorKeys: ReadonlySet<Key> = new Set([
  'nombreTutorEmpresa',
  'apellidosTutorEmpresa',
  'emailTutorEmpresa',
  'titulacionTutorEmpresa',
]);

/** Keys that must be filled in: those that the brand requires and that the form of this kind of offer shows. */
function requiredKeys({ brand }: CompanyContext, form: OfferRequest): Key[] {
  const { campos, requestEmpresaDestino } = brand.settings;
  const other = form.idPerfil === profiles.practicas ? profiles.empleo : profiles.practicas;
  const keys = (Object.keys(campos.oferta) as Key[]).filter((key) => {
    const { visible, required } = campos.oferta[key];
    if (!visible || !required || onlyIn[other].has(key)) return false;
    if (key === 'empresaDestino') return requestEmpresaDestino;
    if (key === 'provincia') return (form.pais ?? spain) === spain;
    return !(tutorKeys.has(key) && form.tutores?.length);
  });
  // At least one degree, whatever the brand says.
  return [...keys, 'titulaciones'];
}

/** Refuses with 15 what is missing, or names something that is not there or not of this company. */
function assertComplete(context: CompanyContext, form: OfferRequest): void {
  const { db, user, now } = context;
  assertFilled(form, requiredKeys(context, form));
  const candidate = ['nombreCandidato', 'apellidosCandidato', 'dniCandidato'] as const;
  if (candidate.some((key) => form[key])) assertFilled(form, candidate);
  if (form.fechaCaducidad && form.fechaCaducidad < now.today) refuse(15);
  for (const address of [form.urlInscripcionExterna, form.urlInformacionComplementaria]) {
    if (address && !isWebAddress(address)) refuse(15);
  }
  const { tutores = [], centroPracticas } = form;
  if (!tutores.every((id) => belongsTo(db, user.company, 'contact', id))) refuse(15);
  if (centroPracticas !== undefined && !belongsTo(db, user.company, 'workplace', centroPracticas)) refuse(15);
}

interface ProgrammeRow {
  titulo: string;
  tiempoDedicacionJornada?: number;
  meses?: number;
}

/** The programme of a placement. Refuses with 63 one that is not active, or that the company has not joined. */
function programmeOf({ db, user, brand }: CompanyContext, form: OfferRequest): ProgrammeRow | undefined {
  if (form.programa === undefined || form.idPerfil === profiles.empleo) return undefined;
  const found = db.get<ProgrammeRow>(sql`
    SELECT titulo, tiempoDedicacionJornada, meses FROM programme
    WHERE id = ${form.programa} AND activo AND (NOT necesitaAdhesion OR EXISTS (
      SELECT 1 FROM adhesion
      WHERE programme = programme.id AND company = ${user.company} AND adhesion.estado = 'aceptada'))`);
  return brand.settings.hasProgramaPracticasActivo && found ? found : refuse(63);
}

/** Refuses with 58, and says why, a placement that takes more or less time than it must. */
function assertWorkingTime(context: CompanyContext, form: OfferRequest): void {
  if (form.idPerfil === profiles.empleo) return;
  const { brand, language } = context;
  const programme = programmeOf(context, form);
  if (programme) {
    const { tiempoDedicacionJornada, meses } = programme;
    const fits =
      (tiempoDedicacionJornada === undefined || form.tiempoDedicacionJornada === tiempoDedicacionJornada) &&
      (meses === undefined || form.meses === meses);
    if (!fits) refuse(58, programmeMessage(programme, language));
  }
  const limits = brand.settings.limitesJornada;
  const exceeded = exceededLimit(form, limits);
  if (exceeded) refuse(58, exceededLimitMessage(exceeded, limits?.[exceeded] ?? 0, language));
}

/** Checks what a company sends of an offer: 15, 27, 66, 69, 70, 63, 58, 72. */
export function assertOfferForm(context: CompanyContext, form: OfferRequest, company: CompanyRow): void {
  assertComplete(context, form);
  if (!isInOrder(form.fechaInicio, form.fechaFin)) refuse(27);
  for (const number of [form.dniTutorEmpresa, form.dniCandidato]) if (number && dni(number)) refuse(66);
  assertEmail(form.emailTutorEmpresa);
  assertPhone(form.telefonoTutorEmpresa);
  assertWorkingTime(context, form);
  const serviced = form.idPerfil === profiles.practicas && form.conServicio === true;
  if (serviced && context.brand.settings.checkIbanInPracticasConServicio && !company.iban) refuse(72);
}
