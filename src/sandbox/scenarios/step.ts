import type { CallName } from '#core/contract/calls/index.ts';
import { moveAsUniversity } from '../console/actions/candidacies.ts';
import { textPdf } from '../pdf/text-pdf.ts';
import { personaCompany } from '../seed/persona-rows.ts';
import { type ScenarioProps, type ScenarioContext, ScenarioCallError } from './scenario-context.ts';

/** Actor of a step. */
export type StepActor = 'company' | 'student' | 'university' | 'time';

export interface ScenarioStep {
  by: StepActor;
  run(scenarioContext: ScenarioContext): Promise<void> | void;
}

/** Returns an id created by an earlier step. Throws a TypeError when missing. */
export function requireProp(
  scenarioContext: ScenarioContext,
  key: Exclude<keyof ScenarioProps, 'url'>,
): number {
  return scenarioContext.props[key] ?? missing(key);
}

/** Returns the id of the company of a scenario. */
export const companyOf = ({ parts, company }: ScenarioContext): number =>
  company.idEmpresa ?? personaCompany(parts, company.persona);

/** Returns the URL key of the offer created by an earlier step. */
export const urlOf = ({ props }: ScenarioContext): string => props.url ?? missing('url');

function missing(key: string): never {
  throw new TypeError(`No earlier step of this scenario created: ${key}`);
}

/** A signed document as calls send it. */
export const signedPdf = (name: string) => ({
  nombre: name,
  extension_adjunto: 'pdf',
  ficheroB64ParaAltas: Buffer.from(textPdf({ title: name, paragraphs: [] })).toString('base64'),
});

/** A step of the company, by its calls. */
export const asCompany = (run: ScenarioStep['run']): ScenarioStep => ({ by: 'company', run });

/** A step of the student, by the student's calls. */
export const asStudent = (run: ScenarioStep['run']): ScenarioStep => ({ by: 'student', run });

/** A step of the university, by actions of the console. */
export const asUniversity = (
  run: (context: ScenarioContext['context'], scenarioContext: ScenarioContext) => void,
): ScenarioStep => ({
  by: 'university',
  run: (scenarioContext) => scenarioContext.act((context) => run(context, scenarioContext)),
});

/** Step: the company moves the candidacy to a state. */
export const companyMove = (idEstado: number): ScenarioStep =>
  asCompany(async (scenarioContext) => {
    const body = { idCandidatura: requireProp(scenarioContext, 'candidacy'), idEstado };
    const answer = await scenarioContext.call('cambiaEstadoCandidatura', scenarioContext.company, { body });
    if (answer.faltanDatos) throw new ScenarioCallError('cambiaEstadoCandidatura' satisfies CallName, 15);
  });

/** Step: the university moves the candidacy to a state. */
export const universityMove = (to: number): ScenarioStep =>
  asUniversity((context, scenarioContext) =>
    moveAsUniversity(context, requireProp(scenarioContext, 'candidacy'), to),
  );

/** Step: advances the clock by days. */
export const advanceDays = (days: number): ScenarioStep => ({
  by: 'time',
  run: ({ parts }) => {
    parts.time.advance(days);
    parts.dailyJobs.runUntil(parts.time.now());
  },
});

/** Step: the company uploads the signed agreement. */
export const uploadSigned = (name: string): ScenarioStep =>
  asCompany(async (scenarioContext) => {
    const body = { idConvenio: requireProp(scenarioContext, 'agreement'), ...signedPdf(name) };
    await scenarioContext.call('adjuntaFicheroAlConvenioEmpresa', scenarioContext.company, { body });
  });
