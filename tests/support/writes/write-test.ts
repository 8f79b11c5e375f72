import { type CallName } from '#core/contract/calls/index.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { sql } from '#sandbox/db/sql.ts';
import { type CompanySandbox, startCompanySandbox } from '../sandbox/company-sandbox.ts';
import { type TestSandbox } from '../sandbox/sandbox.ts';
import { me, startApplicantSandbox, type StudentSandbox } from '../sandbox/student-sandbox.ts';

/** Version of a form to send; the second differs in a word. */
export type Version = 0 | 1;

export interface WriteOutcome {
  ok: boolean;
  kind?: string | undefined;
  code?: number | undefined;
}

/** A tab with a filled-in form: sends a version of it. */
export type WriteTab = (version: Version) => Promise<WriteOutcome>;

/** A write, in a sandbox of its own. */
export interface WriteTest {
  sandbox: TestSandbox;
  token?: string;
  /** Opens the form. */
  open: (call: Caller, clock: Clock) => Promise<WriteTab> | WriteTab;
  /** Number of stored results of the write. */
  storedCount: () => number;
  /** Whether the server has stored a version; absent where both are equal. */
  hasVersion?: (version: Version, call: Caller) => boolean | Promise<boolean>;
}

/** Options of an upload that nothing cancels. */
export const uploading = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** A write in a sandbox that already has its data. */
export type WriteStep = Omit<WriteTest, 'sandbox' | 'token'>;

/** A write of the company persona, in a new sandbox with settings of the brand. */
export const asCompany =
  (
    createStep: (sandbox: CompanySandbox) => WriteStep,
    settings: Parameters<typeof startCompanySandbox>[0] = {},
  ) =>
  async (): Promise<WriteTest> => {
    const sandbox = await startCompanySandbox(settings);
    return { sandbox, token: sandbox.as.token, ...createStep(sandbox) };
  };

/** A write of the applicant, in a new sandbox with settings of the brand. */
export const asStudent =
  (
    createStep: (sandbox: StudentSandbox) => WriteStep,
    settings: Parameters<typeof startApplicantSandbox>[0] = {},
  ) =>
  async (): Promise<WriteTest> => {
    const sandbox = await startApplicantSandbox(settings);
    return { sandbox, token: await sandbox.tokenOf(me), ...createStep(sandbox) };
  };

/** Data of a successful response. */
export async function readOrThrow<D>(request: Promise<{ ok: true; datos: D } | { ok: false }>): Promise<D> {
  const result = await request;
  if (!result.ok) throw new Error('The request failed');
  return result.datos;
}

/** Data of a response; undefined if it failed. */
export async function readOrUndefined<D>(
  request: Promise<{ ok: true; datos: D } | { ok: false }>,
): Promise<D | undefined> {
  const result = await request;
  return result.ok ? result.datos : undefined;
}

/** Number that a query selects. */
export const count = ({ db }: TestSandbox, query: ReturnType<typeof sql>): number =>
  db.value<number>(query) ?? 0;

/** Whether a text is anywhere in some rows. */
export const rowsContain = ({ db }: TestSandbox, rows: ReturnType<typeof sql>, text: string): boolean =>
  JSON.stringify(db.all(rows)).includes(text);

export const workTimes = { fechaInicio: '2026-09-01', fechaFin: '2027-01-31' };

/** A scenario of a write with its name and calls. */
export type WriteScenario = readonly [
  name: string,
  calls: readonly CallName[],
  start: () => Promise<WriteTest>,
];
