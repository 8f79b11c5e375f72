import { state } from '../../areas/applications/candidacy.ts';
import { moveAsUniversity } from '../../console/actions/candidacies.ts';
import { sql } from '../../db/sql.ts';
import {
  asCompany,
  asStudent,
  asUniversity,
  companyMove,
  requireProp,
  signedPdf,
  type ScenarioStep,
  advanceDays,
  universityMove,
  urlOf,
} from '../step.ts';

/** Steps of a candidacy, from the offer that a student sees to the assigned placement. */
export const applicationSteps = {
  authorise: asStudent(async (scenarioContext) => {
    const asked = await scenarioContext.call('documentacionDeProcesosSolicitada', scenarioContext.student);
    const { idDocumento } = asked.findLast(({ entregado }) => !entregado) ?? {};
    await scenarioContext.call('addDoc', scenarioContext.student, {
      body: { destino: 'documentosProcesos', idDocumento, ...signedPdf('autorizacion') },
    });
  }),

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
} satisfies Record<string, ScenarioStep>;
