import type { PageServices } from '../pages/page-services.ts';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { RefusalError } from '../refusal.ts';
import { readSetting, writeSetting } from '../settings.ts';
import {
  type ScenarioActor,
  createScenarioContext,
  type ScenarioProps,
  type ScenarioContext,
  ScenarioCallError,
} from './scenario-context.ts';
import type { ScenarioStep } from './step.ts';
import { steps } from './steps.ts';
import type { Scenario, ScenarioId } from './scenarios.ts';

/** Mails and notifications of a step, as ranges of ids: above the first, up to the second. */
export interface StepTrace {
  mails: readonly [number, number];
  notifications: readonly [number, number];
}

/** Stored progress of a scenario. */
export interface ScenarioProgress {
  props: ScenarioProps;
  traces: StepTrace[];
  /** Refusal of the next step: the call and its status code. */
  refused?: { call: string; status: number };
}

const settingOf = (id: ScenarioId): string => `director.${id}`;

export const progressOf = ({ db }: PageServices, id: ScenarioId): ScenarioProgress | undefined =>
  readSetting<ScenarioProgress>(db, settingOf(id));

const companyOf = (parts: PageServices, scenario: Scenario): ScenarioActor =>
  scenario.company?.(parts) ?? { persona: 'company' };

/** Creates the context of a scenario with the default personas; the graduate for jobs. */
export function contextOf(
  parts: PageServices,
  origin: string,
  scenario: Scenario,
  props: ScenarioProps,
): ScenarioContext {
  const usual = parts.brand.settings.modulos.practicas ? 'student' : 'graduate';
  return createScenarioContext(parts, origin, {
    props,
    company: companyOf(parts, scenario),
    student: { persona: scenario.student ?? usual },
  });
}

const latestIds = ({ db }: PageServices): [mails: number, notifications: number] => [
  db.value<number>(sql`SELECT max(id) FROM outbox`) ?? 0,
  db.value<number>(sql`SELECT max(id) FROM notification`) ?? 0,
];

/** Starts or restarts a scenario. */
export function startScenario(parts: PageServices, id: ScenarioId, scenario: Scenario): void {
  parts.db.transaction('write', () => {
    const props = scenario.prepare?.(parts) ?? {};
    writeSetting(parts.db, settingOf(id), { props, traces: [] } satisfies ScenarioProgress);
  });
}

/** Running step of each database: steps make asynchronous calls and run one at a time. */
const running = new WeakMap<Db, Promise<void>>();

/**
 * Runs the next step of a scenario; the first step starts the scenario.
 * @param expected index of the step, from 0: a stale index, from a double click or another tab, does nothing
 */
export async function runNextStep(
  parts: PageServices,
  origin: string,
  id: ScenarioId,
  scenario: Scenario,
  expected?: number,
): Promise<void> {
  const before = running.get(parts.db);
  const turn = (async () => {
    await before?.catch(() => undefined);
    await runStep(parts, origin, id, scenario, expected);
  })();
  running.set(parts.db, turn);
  await turn;
}

async function runStep(
  parts: PageServices,
  origin: string,
  id: ScenarioId,
  scenario: Scenario,
  expected?: number,
): Promise<void> {
  if (!progressOf(parts, id)) startScenario(parts, id, scenario);
  const { props, traces } = progressOf(parts, id) ?? { props: {}, traces: [] };
  const name = scenario.steps[traces.length];
  if (name === undefined || (expected !== undefined && expected !== traces.length)) return;
  const step: ScenarioStep = steps[name];
  const [mails, notifications] = latestIds(parts);
  const scenarioContext = contextOf(parts, origin, scenario, props);
  let refused: ScenarioProgress['refused'];
  try {
    await step.run(scenarioContext);
  } catch (error) {
    if (error instanceof ScenarioCallError) refused = { call: error.call, status: error.status };
    else if (error instanceof RefusalError) refused = { call: name, status: error.status };
    else throw error;
  }
  const [mailsNow, notificationsNow] = latestIds(parts);
  const trace: StepTrace = { mails: [mails, mailsNow], notifications: [notifications, notificationsNow] };
  const progress: ScenarioProgress = refused
    ? { props, traces, refused }
    : { props: scenarioContext.props, traces: [...traces, trace] };
  writeSetting(parts.db, settingOf(id), progress);
}
