import { state } from '../areas/applications/candidacy.ts';
import { addDays } from '../clock.ts';
import { markErroneous, formalize, sendToSecretariat } from '../console/actions/agreements.ts';
import { moveAsUniversity } from '../console/actions/candidacies.ts';
import { answerCompany } from '../console/actions/companies.ts';
import { publishOffer, sendOfferBack } from '../console/actions/offers.ts';
import { answerChange } from '../console/actions/requests.ts';
import { sql } from '../db/sql.ts';
import { cifOf, ibanOf } from '../seed/seed-data.ts';
import { personaCompanies, personaCompany } from '../seed/persona-rows.ts';
import { firstFreeDay, offerForm, applicantOf } from './scenario-offer.ts';
import type { ScenarioContext } from './scenario-context.ts';
import {
  asCompany,
  asStudent,
  asUniversity,
  companyMove,
  requireProp,
  signedPdf,
  uploadSigned,
  type ScenarioStep,
  advanceDays,
  universityMove,
  urlOf,
} from './step.ts';

const companyOf = ({ parts, company }: ScenarioContext): number =>
  company.idEmpresa ?? personaCompany(parts, company.persona);

const proposedDates = (scenarioContext: ScenarioContext): { fechaInicio: string; fechaFin: string } => {
  const fechaInicio = firstFreeDay(scenarioContext);
  return { fechaInicio, fechaFin: addDays(fechaInicio, 80) };
};

/** Step: requests an education placement at the scenario's centre. */
const askForPlacement = asStudent(async (scenarioContext) => {
  const { db } = scenarioContext.parts;
  const id = companyOf(scenarioContext);
  const school = db.get<{ cif: string }>(sql`SELECT cif FROM company WHERE id = ${id}`);
  const email = db.value<string>(sql`SELECT email FROM contact WHERE company = ${id} ORDER BY id LIMIT 1`);
  const body = {
    cif: school?.cif ?? '',
    email: email ?? '',
    nombreContacto: 'Begoña',
    telefono: '600555333',
    ...proposedDates(scenarioContext),
    horasAldia: 4,
    tareasAdesarrollar: 'Acompañar al grupo de cuatro años.',
    condicionesAceptadas: true,
  };
  const { idSolicitudPractica } = await scenarioContext.call(
    'solicitudPracticaAlumno',
    scenarioContext.student,
    { body },
  );
  scenarioContext.props.request = idSolicitudPractica;
});

/** All steps of scenarios; their texts are `scenarios.step.<name>`. */
export const steps = {
  validate: asUniversity((context, scenarioContext) =>
    answerCompany(context, companyOf(scenarioContext), 'validate'),
  ),

  completeData: asCompany(async (scenarioContext) => {
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
    await scenarioContext.call('editaEmpresaCompletos', scenarioContext.company, { body });
  }),

  write: asCompany(async (scenarioContext) => {
    const { idoferta, urlAcceso } = await scenarioContext.call('addOferta', scenarioContext.company, {
      body: offerForm(scenarioContext),
    });
    scenarioContext.props.offer = idoferta;
    scenarioContext.props.url = urlAcceso;
  }),

  writeForMinors: asCompany(async (scenarioContext) => {
    const { idoferta, urlAcceso } = await scenarioContext.call('addOferta', scenarioContext.company, {
      body: offerForm(scenarioContext, { admiteMenores: true }),
    });
    scenarioContext.props.offer = idoferta;
    scenarioContext.props.url = urlAcceso;
  }),

  authorise: asStudent(async (scenarioContext) => {
    const asked = await scenarioContext.call('documentacionDeProcesosSolicitada', scenarioContext.student);
    const { idDocumento } = asked.findLast(({ entregado }) => !entregado) ?? {};
    await scenarioContext.call('addDoc', scenarioContext.student, {
      body: { destino: 'documentosProcesos', idDocumento, ...signedPdf('autorizacion') },
    });
  }),

  sendBack: asUniversity((context, scenarioContext) =>
    sendOfferBack(
      context,
      requireProp(scenarioContext, 'offer'),
      'Di en la descripción qué herramientas se usan.',
    ),
  ),

  correct: asCompany(async (scenarioContext) => {
    const form = offerForm(scenarioContext, { idoferta: requireProp(scenarioContext, 'offer') });
    const descripcion = `${form.descripcion} Trabajamos con impresión 3D y soldadura.`;
    await scenarioContext.call('addOferta', scenarioContext.company, { body: { ...form, descripcion } });
  }),

  publish: asUniversity((context, scenarioContext) =>
    publishOffer(context, requireProp(scenarioContext, 'offer')),
  ),

  seeOffer: asStudent(async (scenarioContext) => {
    await scenarioContext.call('dameOferta', scenarioContext.student, {
      params: { url: urlOf(scenarioContext) },
    });
  }),

  apply: asStudent(async (scenarioContext) => {
    const body = { urlOferta: urlOf(scenarioContext), condicionesAceptadas: true };
    const answer = await scenarioContext.call('inscribirse', scenarioContext.student, { body });
    if (answer?.idCandidatura !== undefined) scenarioContext.props.candidacy = answer.idCandidatura;
  }),

  review: universityMove(state.underReview),
  sendOn: universityMove(state.sentToCompany),

  readCv: asCompany(async (scenarioContext) => {
    await scenarioContext.call('dameCandidato', scenarioContext.company, {
      params: { id: requireProp(scenarioContext, 'candidacy') },
    });
  }),

  preEnrol: companyMove(state.preEnrolmentPending),
  preEnrolByUniversity: universityMove(state.preEnrolmentPending),

  accept: asStudent(async (scenarioContext) => {
    const body = { urlOferta: urlOf(scenarioContext), condicionesAceptadas: true };
    await scenarioContext.call('aceptarPreinscripcion', scenarioContext.student, { body });
  }),

  shortlist: companyMove(state.shortlisted),
  interview: companyMove(state.interview),
  select: companyMove(state.selected),
  process: universityMove(state.paperwork),

  assign: asUniversity((context, scenarioContext) => {
    moveAsUniversity(context, requireProp(scenarioContext, 'candidacy'), state.assigned);
    const placement = context.db.value<number>(
      sql`SELECT max(id) FROM placement WHERE candidacy = ${requireProp(scenarioContext, 'candidacy')}`,
    );
    if (placement !== undefined) scenarioContext.props.placement = placement;
  }),

  letItExpire: advanceDays(8),

  closeWithout: asCompany(async (scenarioContext) => {
    await scenarioContext.call('cerrarOferta', scenarioContext.company, {
      body: { urlOferta: urlOf(scenarioContext), hayElegido: false },
    });
  }),

  closeChosen: asCompany(async (scenarioContext) => {
    const { db, time } = scenarioContext.parts;
    const nombre = db.value<string>(
      sql`SELECT nombre || ' ' || apellido1 FROM student WHERE id = ${applicantOf(scenarioContext)}`,
    );
    const chosen = { nombre: nombre ?? '', fechaInicioContrato: time.now().today, idTipoContrato: 1 };
    const body = { urlOferta: urlOf(scenarioContext), hayElegido: true, ...chosen };
    await scenarioContext.call('cerrarOferta', scenarioContext.company, { body });
  }),

  duplicate: asCompany(async (scenarioContext) => {
    const copy = await scenarioContext.call('copiarOferta', scenarioContext.company, {
      body: { urlOferta: urlOf(scenarioContext) },
    });
    scenarioContext.props.offer = copy.idoferta;
    scenarioContext.props.url = copy.urlAcceso;
  }),

  newDates: asCompany(async (scenarioContext) => {
    const form = offerForm(scenarioContext, { idoferta: requireProp(scenarioContext, 'offer') });
    await scenarioContext.call('addOferta', scenarioContext.company, { body: form });
  }),

  askForAgreement: asCompany(async (scenarioContext) => {
    const { cuentasFacturacion } = await scenarioContext.call('dameDatosEmpresa', scenarioContext.company);
    const [manager] = await scenarioContext.call('dameContactosConveniosEmpresa', scenarioContext.company);
    const [biller] = await scenarioContext.call('dameContactosFacturacionEmpresa', scenarioContext.company);
    const account =
      cuentasFacturacion[0]?.idCuenta ??
      (
        await scenarioContext.call('addCuentaFacturacion', scenarioContext.company, {
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
    const { idConvenio } = await scenarioContext.call('addConvenioEmpresa', scenarioContext.company, {
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
    scenarioContext.props.agreement = idConvenio;
  }),

  sign: uploadSigned('convenio-firmado'),
  findFault: asUniversity((context, scenarioContext) =>
    markErroneous(context, requireProp(scenarioContext, 'agreement'), 'Falta la firma en la segunda página.'),
  ),
  signAgain: uploadSigned('convenio-corregido'),
  secretariat: asUniversity((context, scenarioContext) =>
    sendToSecretariat(context, requireProp(scenarioContext, 'agreement')),
  ),
  formalize: asUniversity((context, scenarioContext) =>
    formalize(context, requireProp(scenarioContext, 'agreement'), addDays(context.now.today, 40)),
  ),
  agreementReminder: advanceDays(10),

  askForExtension: asCompany(async (scenarioContext) => {
    const id = requireProp(scenarioContext, 'placement');
    const { db } = scenarioContext.parts;
    const last = db.value<string>(sql`SELECT fechaFin FROM placement WHERE id = ${id}`) ?? '';
    const body = {
      idPractica: id,
      tipo: 'Ampliación' as const,
      fechaFin: addDays(last, 14),
      motivo: 'Queremos acabar el prototipo con ella.',
    };
    await scenarioContext.call('solicitarAccionSobrePractica', scenarioContext.company, { body });
    scenarioContext.props.change =
      db.value<number>(sql`SELECT max(id) FROM change_request WHERE placement = ${id}`) ?? 0;
  }),

  acceptChange: asUniversity((context, scenarioContext) =>
    answerChange(context, requireProp(scenarioContext, 'change'), 'accept'),
  ),

  askForHours: asCompany(async (scenarioContext) => {
    const id = requireProp(scenarioContext, 'placement');
    const body = {
      idPractica: id,
      tipo: 'Variación' as const,
      horasAldia: 3,
      numeroDiasSemana: 5,
      motivo: 'En verano abrimos solo por la mañana.',
    };
    await scenarioContext.call('solicitarAccionSobrePractica', scenarioContext.company, { body });
    scenarioContext.props.change =
      scenarioContext.parts.db.value<number>(
        sql`SELECT max(id) FROM change_request WHERE placement = ${id}`,
      ) ?? 0;
  }),

  refuseChange: asUniversity((context, scenarioContext) =>
    answerChange(
      context,
      requireProp(scenarioContext, 'change'),
      'reject',
      'Las horas no pueden cambiar a mitad de curso.',
    ),
  ),

  askForPlacement,

  refuseRequest: asCompany(async (scenarioContext) => {
    const body = {
      idSolicitudPractica: requireProp(scenarioContext, 'request'),
      motivo: 'Este trimestre no tenemos plaza, pero sí el próximo.',
    };
    await scenarioContext.call('rechazarSolicitudPractica', scenarioContext.company, { body });
  }),

  askAgain: askForPlacement,

  acceptRequest: asCompany(async (scenarioContext) => {
    const body = { idSolicitudPractica: requireProp(scenarioContext, 'request') };
    await scenarioContext.call('aceptarSolicitudPractica', scenarioContext.company, { body });
    scenarioContext.props.placement = scenarioContext.parts.db.value<number>(
      sql`SELECT max(id) FROM placement WHERE company = ${companyOf(scenarioContext)}`,
    );
  }),
} satisfies Record<string, ScenarioStep>;

export type StepName = keyof typeof steps;

/** The last of the firms of a persona who has several: the school of the example data. */
export const personaSchool = (parts: Pick<ScenarioContext['parts'], 'db'>): number =>
  personaCompanies(parts, 'group').at(-1) ?? 0;
