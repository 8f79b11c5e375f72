import type { PageParts } from '../pages/parts.ts';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../refusal.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { type Actor, createStage, type Props, type Stage, StageError } from './stage.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import type { Story, StoryId } from './stories.ts';

/** What a step left behind: mails and notifications with ids above the one and up to the other. */
export interface Trace {
  mails: readonly [number, number];
  notifications: readonly [number, number];
}

/** How far a story has come. */
export interface Progress {
  props: Props;
  traces: Trace[];
  /** Why the next step was not possible: which call, and what it answered. */
  refused?: { call: string; status: number };
}

const settingOf = (id: StoryId): string => `director.${id}`;

export const progressOf = ({ db }: PageParts, id: StoryId): Progress | undefined =>
  readSetting<Progress>(db, settingOf(id));

const companyOf = (parts: PageParts, story: Story): Actor => story.company?.(parts) ?? { persona: 'company' };

/** The stage of a story: its people are the usual personas, for jobs the graduate. */
export function stageOf(parts: PageParts, origin: string, story: Story, props: Props): Stage {
  const persona = parts.brand.settings.modulos.practicas ? 'student' : 'graduate';
  return createStage(parts, origin, { props, company: companyOf(parts, story), student: { persona } });
}

const last = ({ db }: PageParts): [mails: number, notifications: number] => [
  db.value<number>(sql`SELECT max(id) FROM outbox`) ?? 0,
  db.value<number>(sql`SELECT max(id) FROM notification`) ?? 0,
];

/** Begins a story anew. */
export function begin(parts: PageParts, id: StoryId, story: Story): void {
  parts.db.transaction('write', () => {
    const props = story.prepare?.(parts) ?? {};
    writeSetting(parts.db, settingOf(id), { props, traces: [] } satisfies Progress);
  });
}

/** The step that is being acted, of each database: steps make calls, and one waits for the other. */
const acting = new WeakMap<Db, Promise<void>>();

/**
 * Acts the next step of a story; the first one sets the stage.
 * @param expected which step that is, counted from 0: nothing happens when the story is no longer there, since its
 *   button was pressed twice, or in another tab
 */
export async function goOn(
  parts: PageParts,
  origin: string,
  id: StoryId,
  story: Story,
  expected?: number,
): Promise<void> {
  const before = acting.get(parts.db);
  const turn = (async () => {
    await before?.catch(() => undefined);
    await actNext(parts, origin, id, story, expected);
  })();
  acting.set(parts.db, turn);
  await turn;
}

async function actNext(
  parts: PageParts,
  origin: string,
  id: StoryId,
  story: Story,
  expected?: number,
): Promise<void> {
  if (!progressOf(parts, id)) begin(parts, id, story);
  const { props, traces } = progressOf(parts, id) ?? { props: {}, traces: [] };
  const name = story.steps[traces.length];
  if (name === undefined || (expected !== undefined && expected !== traces.length)) return;
  const step: Step = steps[name];
  const [mails, notifications] = last(parts);
  const stage = stageOf(parts, origin, story, props);
  let refused: Progress['refused'];
  try {
    await step.run(stage);
  } catch (error) {
    if (error instanceof StageError) refused = { call: error.call, status: error.status };
    else if (error instanceof Refusal) refused = { call: name, status: error.status };
    else throw error;
  }
  const [mailsNow, notificationsNow] = last(parts);
  const trace: Trace = { mails: [mails, mailsNow], notifications: [notifications, notificationsNow] };
  const progress: Progress = refused
    ? { props, traces, refused }
    : { props: stage.props, traces: [...traces, trace] };
  writeSetting(parts.db, settingOf(id), progress);
}
