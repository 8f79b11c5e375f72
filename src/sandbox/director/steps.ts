import { state } from '../areas/applications/candidacy.ts';
import { addDays } from '../clock.ts';
import { findFault, formalize, sendToSecretariat } from '../console/acts/agreements.ts';
import { moveAsUniversity } from '../console/acts/candidacies.ts';
import { answerCompany } from '../console/acts/companies.ts';
import { publishOffer, sendOfferBack } from '../console/acts/offers.ts';
import { answerChange } from '../console/acts/requests.ts';
import { sql } from '../db/sql.ts';
import { cifOf, ibanOf } from '../seed/make.ts';
import { personaCompanies, personaCompany } from '../seed/persona-rows.ts';
import { freeDay, offerForm, seekerOf } from './offer.ts';
import type { Stage } from './stage.ts';
import {
  asCompany,
  asStudent,
  asUniversity,
  companyMove,
  made,
  sign,
  type Step,
  travel,
  universityMove,
  urlOf,
} from './step.ts';

const companyOf = ({ parts, company }: Stage): number =>
  company.idEmpresa ?? personaCompany(parts, company.persona);

const proposedDates = (stage: Stage): { fechaInicio: string; fechaFin: string } => {
  const fechaInicio = freeDay(stage);
  return { fechaInicio, fechaFin: addDays(fechaInicio, 80) };
};

/** Asks the centre of the story for an education placement. */
const askForPlacement = asStudent(async (stage) => {
  const { db } = stage.parts;
  const id = companyOf(stage);
  const school = db.get<{ cif: string }>(sql`SELECT cif FROM company WHERE id = ${id}`);
  const email = db.value<string>(sql`SELECT email FROM contact WHERE company = ${id} ORDER BY id LIMIT 1`);
  const body = {
    cif: school?.cif ?? '',
    email: email ?? '',
    nombreContacto: 'Begoña',
    telefono: '600555333',
    ...proposedDates(stage),
    horasAldia: 4,
    tareasAdesarrollar: 'Acompañar al grupo de cuatro años.',
    condicionesAceptadas: true,
  };
  const { idSolicitudPractica } = await stage.call('solicitudPracticaAlumno', stage.student, { body });
  stage.props.request = idSolicitudPractica;
});

/** Everything that happens in the stories; the words of each are `director.step.<name>`. */
export const steps = {
  validate: asUniversity((context, stage) => answerCompany(context, companyOf(stage), 'validate')),

  completeData: asCompany(async (stage) => {
    const body = {
      tipoEmpresa: 'privada' as const,
      sector: 5,
      iban: ibanOf(4321),
      domicilioFiscal: {
        direccion: 'Carrer del Molí, 12',
        cp: '08001',
        localidad: 'BARCELONA',
        idProvincia: 8,
        idPais: 1,
      },
      firmante: { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente' },
    };
    await stage.call('editaEmpresaCompletos', stage.company, { body });
  }),

  write: asCompany(async (stage) => {
    const { idoferta, urlAcceso } = await stage.call('addOferta', stage.company, { body: offerForm(stage) });
    stage.props.offer = idoferta;
    stage.props.url = urlAcceso;
  }),

  sendBack: asUniversity((context, stage) =>
    sendOfferBack(context, made(stage, 'offer'), 'Di en la descripción qué herramientas se usan.'),
  ),

  correct: asCompany(async (stage) => {
    const form = offerForm(stage, { idoferta: made(stage, 'offer') });
    const descripcion = `${form.descripcion} Trabajamos con impresión 3D y soldadura.`;
    await stage.call('addOferta', stage.company, { body: { ...form, descripcion } });
  }),

  publish: asUniversity((context, stage) => publishOffer(context, made(stage, 'offer'))),

  seeOffer: asStudent(async (stage) => {
    await stage.call('dameOferta', stage.student, { params: { url: urlOf(stage) } });
  }),

  apply: asStudent(async (stage) => {
    const body = { urlOferta: urlOf(stage), condicionesAceptadas: true };
    const answer = await stage.call('inscribirse', stage.student, { body });
    if (answer?.idCandidatura !== undefined) stage.props.candidacy = answer.idCandidatura;
  }),

  review: universityMove(state.underReview),
  sendOn: universityMove(state.sentToCompany),

  readCv: asCompany(async (stage) => {
    await stage.call('dameCandidato', stage.company, { params: { id: made(stage, 'candidacy') } });
  }),

  preEnrol: companyMove(state.preEnrolmentPending),
  preEnrolByUniversity: universityMove(state.preEnrolmentPending),

  accept: asStudent(async (stage) => {
    const body = { urlOferta: urlOf(stage), condicionesAceptadas: true };
    await stage.call('aceptarPreinscripcion', stage.student, { body });
  }),

  shortlist: companyMove(state.shortlisted),
  interview: companyMove(state.interview),
  select: companyMove(state.selected),
  process: universityMove(state.paperwork),

  assign: asUniversity((context, stage) => {
    moveAsUniversity(context, made(stage, 'candidacy'), state.assigned);
    const placement = context.db.value<number>(
      sql`SELECT max(id) FROM placement WHERE candidacy = ${made(stage, 'candidacy')}`,
    );
    if (placement !== undefined) stage.props.placement = placement;
  }),

  letItExpire: travel(8),

  closeWithout: asCompany(async (stage) => {
    await stage.call('cerrarOferta', stage.company, {
      body: { urlOferta: urlOf(stage), hayElegido: false },
    });
  }),

  closeChosen: asCompany(async (stage) => {
    const { db, time } = stage.parts;
    const nombre = db.value<string>(
      sql`SELECT nombre || ' ' || apellido1 FROM student WHERE id = ${seekerOf(stage)}`,
    );
    const chosen = { nombre: nombre ?? '', fechaInicioContrato: time.now().today, idTipoContrato: 1 };
    const body = { urlOferta: urlOf(stage), hayElegido: true, ...chosen };
    await stage.call('cerrarOferta', stage.company, { body });
  }),

  duplicate: asCompany(async (stage) => {
    const copy = await stage.call('copiarOferta', stage.company, { body: { urlOferta: urlOf(stage) } });
    stage.props.offer = copy.idoferta;
    stage.props.url = copy.urlAcceso;
  }),

  newDates: asCompany(async (stage) => {
    const form = offerForm(stage, { idoferta: made(stage, 'offer') });
    await stage.call('addOferta', stage.company, { body: form });
  }),

  askForAgreement: asCompany(async (stage) => {
    const { cuentasFacturacion } = await stage.call('dameDatosEmpresa', stage.company);
    const [manager] = await stage.call('dameContactosConveniosEmpresa', stage.company);
    const [biller] = await stage.call('dameContactosFacturacionEmpresa', stage.company);
    const account =
      cuentasFacturacion[0]?.idCuenta ??
      (
        await stage.call('addCuentaFacturacion', stage.company, {
          body: {
            CIF: cifOf(5_900_001),
            NombreFiscal: 'Talleres Oller',
            domicilioFiscal: 'Carrer del Molí, 12',
            poblacion: 'Barcelona',
            idProvincia: 8,
            idPais: 1,
            cp: '08001',
            requiereEnvioPostalFacturas: false,
          },
        })
      ).idCuenta;
    const { idConvenio } = await stage.call('addConvenioEmpresa', stage.company, {
      body: {
        idContactoEmpresaGestion: manager?.idContacto ?? 0,
        idContactoEmpresaFacturacion: biller?.idContacto ?? 0,
        idCuentaFacturacion: account,
        tramitacionManual: false,
        requierePedido: false,
        pagoDomiciliado: false,
        datosFirmante: { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente' },
      },
    });
    stage.props.agreement = idConvenio;
  }),

  sign: sign('convenio-firmado'),
  findFault: asUniversity((context, stage) =>
    findFault(context, made(stage, 'agreement'), 'Falta la firma en la segunda página.'),
  ),
  signAgain: sign('convenio-corregido'),
  secretariat: asUniversity((context, stage) => sendToSecretariat(context, made(stage, 'agreement'))),
  formalize: asUniversity((context, stage) =>
    formalize(context, made(stage, 'agreement'), addDays(context.now.today, 40)),
  ),
  agreementReminder: travel(10),

  askForExtension: asCompany(async (stage) => {
    const id = made(stage, 'placement');
    const { db } = stage.parts;
    const last = db.value<string>(sql`SELECT fechaFin FROM placement WHERE id = ${id}`) ?? '';
    const body = {
      idPractica: id,
      tipo: 'Ampliación' as const,
      fechaFin: addDays(last, 14),
      motivo: 'Queremos acabar el prototipo con ella.',
    };
    await stage.call('solicitarAccionSobrePractica', stage.company, { body });
    stage.props.change =
      db.value<number>(sql`SELECT max(id) FROM change_request WHERE placement = ${id}`) ?? 0;
  }),

  acceptChange: asUniversity((context, stage) => answerChange(context, made(stage, 'change'), 'accept')),

  askForHours: asCompany(async (stage) => {
    const id = made(stage, 'placement');
    const body = {
      idPractica: id,
      tipo: 'Variación' as const,
      horasAldia: 3,
      numeroDiasSemana: 5,
      motivo: 'En verano abrimos solo por la mañana.',
    };
    await stage.call('solicitarAccionSobrePractica', stage.company, { body });
    stage.props.change =
      stage.parts.db.value<number>(sql`SELECT max(id) FROM change_request WHERE placement = ${id}`) ?? 0;
  }),

  refuseChange: asUniversity((context, stage) =>
    answerChange(context, made(stage, 'change'), 'reject', 'Las horas no pueden cambiar a mitad de curso.'),
  ),

  askForPlacement,

  refuseRequest: asCompany(async (stage) => {
    const body = {
      idSolicitudPractica: made(stage, 'request'),
      motivo: 'Este trimestre no tenemos plaza, pero sí el próximo.',
    };
    await stage.call('rechazarSolicitudPractica', stage.company, { body });
  }),

  askAgain: askForPlacement,

  acceptRequest: asCompany(async (stage) => {
    const body = { idSolicitudPractica: made(stage, 'request') };
    await stage.call('aceptarSolicitudPractica', stage.company, { body });
    stage.props.placement = stage.parts.db.value<number>(
      sql`SELECT max(id) FROM placement WHERE company = ${companyOf(stage)}`,
    );
  }),
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** The last of the firms of a persona who has several: the school of the example data. */
export const schoolOf = (parts: Pick<Stage['parts'], 'db'>): number =>
  personaCompanies(parts, 'group').at(-1) ?? 0;
