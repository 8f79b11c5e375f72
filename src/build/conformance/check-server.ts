import { given } from '#core/shared/given.ts';
import type { CallName } from '#core/contract/calls/index.ts';
import type { Language } from '#core/i18n/languages.ts';
import { checkWithoutSession, checkWithSessions } from './general.ts';
import { allowsKeys } from './idempotency.ts';
import type { Journey } from './journey.ts';
import { type Account, createKit, type Kit, type KitOptions, NotTried } from './kit.ts';
import { halfOf, places } from './place.ts';
import { accountReading } from './reading/account.ts';
import { companyReading } from './reading/company.ts';
import { domainReading } from './reading/domains.ts';
import { languageReading } from './reading/language.ts';
import { studentReading } from './reading/student.ts';
import type { Difference, Row } from './rows.ts';
import { CannotTry, signIn } from './sign-in.ts';
import { createTransport } from './transport.ts';
import { writingJourneys } from './writing/index.ts';

/** Who a server is tried as, and what the kit cannot find out itself. */
export interface Accounts {
  /** The first is tried; the second must not get at what is the first’s; of the others, who has what is needed. */
  alumnos?: readonly Account[] | undefined;
  empresas?: readonly Account[] | undefined;
  /** A graduate whom the university knows and who has no account, to be registered. */
  egresado?: { dni: string; fechaNacimiento: string } | undefined;
  params?: KitOptions['params'] | undefined;
}

export interface CheckOptions {
  /** Address of the server with its /api; see `apiAddress`. */
  base: string;
  accounts?: Accounts;
  /** Origin of the portal’s pages, e.g. `https://practicas.universidad.example`; without it CORS is not tried. */
  origin?: string | undefined;
  /** Whether the brand says that the server takes idempotency keys; else the answer to a preflight says it. */
  takesKeys?: boolean | undefined;
  /** Whether the brand says that the server ends sessions: it is then wrong if it does not know the call. */
  endsSessions?: boolean | undefined;
  /** Languages of the portal; without them it is not tried whether texts are in that of the page. */
  languages?: readonly Language[] | undefined;
  /** Whether data may be changed. */
  write?: boolean | undefined;
  /** Only these calls. */
  only?: readonly CallName[] | undefined;
  /** How long an answer may take, in milliseconds. */
  patience?: number | undefined;
}

export interface Result {
  base: string;
  write: boolean;
  rows: Row[];
  differences: (Difference & { row: string })[];
}

/** As long as the portal waits. */
const portalPatience = 20_000;

const reading = [
  ...domainReading,
  ...languageReading,
  ...accountReading,
  ...studentReading,
  ...companyReading,
];

/** Calls that some journey tries. */
export const triedCalls: ReadonlySet<CallName> = new Set(
  [...reading, ...writingJourneys].flatMap(({ calls }) => calls),
);

async function assertReachable(kit: Kit, base: string): Promise<void> {
  const { failure } = await kit.send('GET', '/Alumno/dameTextoRGPDactual');
  if (failure !== undefined) throw new CannotTry(`${base} cannot be reached: ${failure}.`);
}

async function walk(kit: Kit, journeys: readonly Journey[]): Promise<void> {
  for (const { calls, tipo, run } of journeys) {
    if (!calls.some((name) => kit.rows.wants(name))) continue;
    try {
      await run(kit);
    } catch (error) {
      if (!(error instanceof NotTried)) throw error;
      for (const place of places) {
        const isOfIt = tipo === undefined || place.tipo === undefined || place.tipo === tipo;
        if (isOfIt && calls.includes(place.call.name as CallName)) kit.rows.skip(place, error.message);
      }
    }
  }
}

/** Why nothing led to a call. */
function reasonFor(kit: Kit, place: (typeof places)[number]): string {
  const half = halfOf(place);
  if (half === 'Alumno' && kit.students.length === 0) return 'no account of a student was given (alumnos)';
  if (half === 'Empresa' && kit.companies.length === 0) return 'no account of a company was given (empresas)';
  return kit.write ? 'nothing that it needs was found' : 'changes data: --write tries it';
}

/**
 * Tries a server against the contract.
 * @throws {CannotTry} when it cannot be reached, or somebody cannot sign in
 */
export async function checkServer(options: CheckOptions): Promise<Result> {
  const { base, accounts = {}, origin, languages, endsSessions } = options;
  const { write = false, only, patience = portalPatience } = options;
  const transport = createTransport(patience);
  const kit = createKit({
    base,
    transport,
    write,
    ...given({ origin, languages, endsSessions, only, params: accounts.params, graduate: accounts.egresado }),
  });
  try {
    await assertReachable(kit, base);
    kit.takesKeys = options.takesKeys === true || (await allowsKeys(kit));
    await checkWithoutSession(kit);
    for (const account of accounts.alumnos ?? []) kit.students.push(await signIn(kit, 'Alumno', account));
    for (const account of accounts.empresas ?? []) kit.companies.push(await signIn(kit, 'Empresa', account));
    await checkWithSessions(kit);
    await walk(kit, reading);
    if (write) await walk(kit, writingJourneys);
    for (const place of places) kit.rows.skip(place, reasonFor(kit, place));
  } finally {
    transport.close();
  }
  const rows = kit.rows.list();
  const differences = rows.flatMap(({ name, differences: found }) =>
    found.map((it) => ({ ...it, row: name })),
  );
  return { base, write, rows, differences };
}
