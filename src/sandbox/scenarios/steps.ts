import { personaCompanies } from '../seed/persona-rows.ts';
import type { ScenarioContext } from './scenario-context.ts';
import { agreementSteps } from './steps/agreement-steps.ts';
import { applicationSteps } from './steps/application-steps.ts';
import { offerSteps } from './steps/offer-steps.ts';
import { placementSteps } from './steps/placement-steps.ts';

/** All steps of scenarios; their texts are `scenarios.step.<name>`. */
export const steps = { ...offerSteps, ...applicationSteps, ...agreementSteps, ...placementSteps };

export type StepName = keyof typeof steps;

/** The last of the firms of a persona who has several: the school of the example data. */
export const personaSchool = (parts: Pick<ScenarioContext['parts'], 'db'>): number =>
  personaCompanies(parts, 'group').at(-1) ?? 0;
