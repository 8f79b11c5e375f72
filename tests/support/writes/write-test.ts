import { type CallName } from '#core/contract/calls/index.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { sql } from '#sandbox/db/sql.ts';
import { type CompanySandbox, startCompanySandbox } from '../sandbox/company-sandbox.ts';
import { type TestSandbox } from '../sandbox/sandbox.ts';
import { me, startApplicantSandbox, type StudentSandbox } from '../sandbox/student-sandbox.ts';

/*
 * Building blocks of the write tests: each opens a form in a sandbox of its own and sends it over a faulty network.
 */

/** A scenario of a write with its name and calls. */
export type WriteScenario = readonly [
  name: string,
  calls: readonly CallName[],
  start: () => Promise<WriteTest>,
];

/** A write, in a sandbox of its own. */
export interface WriteTest {
  sandbox: TestSandbox;
  token?: string;
  /** Opens the form. */
  open: (call: Caller, clock: Clock) => Promise<SubmitForm> | SubmitForm;
  /** Number of stored results of the write. */
  storedCount: () => number;
  /** Whether the server has stored this input; omit where both inputs store the same. */
  hasStored?: (variant: FormVariant, call: Caller) => boolean | Promise<boolean>;
}

/** A write in a sandbox that already has its data. */
export type WriteInSandbox = Omit<WriteTest, 'sandbox' | 'token'>;

/** Submits the open form with one of its two inputs. */
export type SubmitForm = (variant: FormVariant) => Promise<WriteOutcome>;

/**
 * Which of two inputs the form sends; 1 differs from 0 in one field, to tell a changed retry from the same one.
 */
export type FormVariant = 0 | 1;

/** What the form reports of a submission: success, or the kind of failure and the code of the server. */
export interface WriteOutcome {
  ok: boolean;
  kind?: string | undefined;
  code?: number | undefined;
}

/** A write of the company persona, in a new sandbox with settings of the brand. */
export const asCompany =
  (
    defineWrite: (sandbox: CompanySandbox) => WriteInSandbox,
    settings: Parameters<typeof startCompanySandbox>[0] = {},
  ) =>
  async (): Promise<WriteTest> => {
    const sandbox = await startCompanySandbox(settings);
    return { sandbox, token: sandbox.as.token, ...defineWrite(sandbox) };
  };

/** A write of the applicant, in a new sandbox with settings of the brand. */
export const asStudent =
  (
    defineWrite: (sandbox: StudentSandbox) => WriteInSandbox,
    settings: Parameters<typeof startApplicantSandbox>[0] = {},
  ) =>
  async (): Promise<WriteTest> => {
    const sandbox = await startApplicantSandbox(settings);
    return { sandbox, token: await sandbox.tokenOf(me), ...defineWrite(sandbox) };
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

/** Options of an upload that nothing cancels. */
export const uploadOptions = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** Dates of a placement in the forms. */
export const placementDates = { fechaInicio: '2026-09-01', fechaFin: '2027-01-31' };
