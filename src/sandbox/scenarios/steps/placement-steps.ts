import { addDays } from '../../clock.ts';
import { answerChange } from '../../console/actions/requests.ts';
import { sql } from '../../db/sql.ts';
import { firstFreeDay } from '../scenario-offer.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { companyOf, asCompany, asStudent, asUniversity, requireProp, type ScenarioStep } from '../step.ts';

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

/** Steps of placements: changes that companies request, and requests of students for placements at a school. */
export const placementSteps = {
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
