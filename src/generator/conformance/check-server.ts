import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { CallName } from '#core/contract/calls/index.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { Language } from '#core/i18n/languages.ts';
import { checkWithoutSession, checkWithSessions } from './general.ts';
import { acceptsIdempotencyKeys } from './idempotency.ts';
import type { Journey } from './journey.ts';
import { type TestAccount, createKit, type Kit, type KitOptions } from './kit.ts';
import { SkipJourney } from './skip-journey.ts';
import { sideOf, endpoints } from './endpoint.ts';
import { accountReadJourneys } from './read-journeys/account.ts';
import { credentialJourneys } from './read-journeys/credentials.ts';
import { companyReadJourneys } from './read-journeys/company.ts';
import { domainReadJourneys } from './read-journeys/domains.ts';
import { languageReadJourneys } from './read-journeys/language.ts';
import { studentReadJourneys } from './read-journeys/student.ts';
import type { ContractDifference, ReportRow } from './report-rows.ts';
import { SignInAbsent, SignInFailed, signIn } from './sign-in.ts';
import { createTransport } from './transport.ts';
import { writeJourneys } from './write-journeys/index.ts';

/** Test accounts, and data that the kit cannot discover. */
export interface ConformanceAccounts {
  /**
   * First account: main subject. Second: must not access the first's data. Further ones: used when a precondition
   * needs them.
   */
  alumnos?: readonly TestAccount[] | undefined;
  empresas?: readonly TestAccount[] | undefined;
  /** A graduate on record without an account, for the registration. */
  egresado?: { dni: string; fechaNacimiento: string } | undefined;
  params?: KitOptions['params'] | undefined;
  /** Token of a link for another password, from a mail that the first student got before this run. */
  enlaceAnterior?: string | undefined;
}

export interface CheckOptions {
  /** Address of the server with its /api; see `apiAddress`. */
  base: string;
  accounts?: ConformanceAccounts;
  /**
   * Origin of the portal’s pages, e.g. `https://practicas.universidad.example`; without it CORS is not checked.
   */
  origin?: string | undefined;
  /** Whether the brand declares support of idempotency keys; detected from the preflight by default. */
  takesKeys?: boolean | undefined;
  /** Whether the brand declares server-side session revocation; an unknown call is then a violation. */
  endsSessions?: boolean | undefined;
  /** Languages of the portal; by default the language of texts is not checked. */
  languages?: readonly Language[] | undefined;
  /** Whether data may be changed. */
  write?: boolean | undefined;
  /** Restricts the check to these calls. */
  only?: readonly CallName[] | undefined;
  /** Restricts the domain lists to these. */
  lists?: readonly DomainListName[] | undefined;
  /** Timeout of a response, in milliseconds. */
  patience?: number | undefined;
}

export interface ConformanceResult {
  base: string;
  write: boolean;
  rows: ReportRow[];
  differences: (ContractDifference & { row: string })[];
}

/** Timeout of the portal's own requests. */
const portalTimeout = 20_000;

const readJourneys = [
  ...domainReadJourneys,
  ...languageReadJourneys,
  ...credentialJourneys,
  ...accountReadJourneys,
  ...studentReadJourneys,
  ...companyReadJourneys,
];

/** Calls covered by a journey. */
export const journeyCalls: ReadonlySet<CallName> = new Set(
  [...readJourneys, ...writeJourneys].flatMap(({ calls }) => calls),
);

async function assertReachable(kit: Kit, base: string): Promise<void> {
  const { failure } = await kit.send('GET', '/Alumno/dameTextoRGPDactual');
  if (failure !== undefined) throw new SignInFailed(`${base} cannot be reached: ${failure}.`);
}

async function runJourneys(kit: Kit, journeys: readonly Journey[]): Promise<void> {
  for (const { calls, tipo, run } of journeys) {
    if (!calls.some((name) => kit.rows.includes(name))) continue;
    kit.takeAbsent();
    try {
      await run(kit);
    } catch (error) {
      if (!(error instanceof SkipJourney)) throw error;
      const absent = kit.takeAbsent();
      const needs = absent.length > 0 ? ` (needs ${absent.join(', ')}: HTTP 404)` : '';
      for (const endpoint of endpoints) {
        const isSameSide = tipo === undefined || endpoint.tipo === undefined || endpoint.tipo === tipo;
        if (isSameSide && calls.includes(endpoint.call.name as CallName))
          kit.rows.skip(endpoint, error.message + needs);
      }
    }
  }
}

/** Signs in every account whose side of the portal has a sign-in. */
async function signInAll(kit: Kit, { alumnos = [], empresas = [] }: ConformanceAccounts): Promise<void> {
  const halves = [
    ['Alumno', alumnos, kit.students],
    ['Empresa', empresas, kit.companies],
  ] as const;
  for (const [tipo, accounts, sessions] of halves) {
    for (const account of accounts) {
      try {
        sessions.push(await signIn(kit, tipo, account));
      } catch (error) {
        if (!(error instanceof SignInAbsent)) throw error;
        kit.halvesWithoutSignIn.add(tipo);
        break;
      }
    }
  }
}

/** Reason why a call was not tried. */
function reasonFor(kit: Kit, endpoint: (typeof endpoints)[number]): string {
  const side = sideOf(endpoint);
  if (side !== undefined && kit.halvesWithoutSignIn.has(side)) return 'logaUsuario is not there yet';
  if (side === 'Alumno' && kit.students.length === 0) return 'no account of a student was given (alumnos)';
  if (side === 'Empresa' && kit.companies.length === 0) return 'no account of a company was given (empresas)';
  return kit.write ? 'nothing that it needs was found' : 'changes data: --write tries it';
}

/**
 * Checks a server against the contract.
 * @throws {SignInFailed} if the server cannot be reached, or an account cannot sign in
 */
export async function checkServer(options: CheckOptions): Promise<ConformanceResult> {
  const { base, accounts = {}, origin, languages, endsSessions } = options;
  const { write = false, only, patience = portalTimeout } = options;
  const transport = createTransport(patience);
  const kit = createKit({
    base,
    transport,
    write,
    ...omitUndefined({
      origin,
      languages,
      endsSessions,
      only,
      lists: options.lists,
      params: accounts.params,
      graduate: accounts.egresado,
      olderLink: accounts.enlaceAnterior,
    }),
  });
  try {
    await assertReachable(kit, base);
    kit.takesKeys = options.takesKeys === true || (await acceptsIdempotencyKeys(kit));
    await checkWithoutSession(kit);
    await signInAll(kit, accounts);
    await checkWithSessions(kit);
    await runJourneys(kit, readJourneys);
    if (write) await runJourneys(kit, writeJourneys);
    for (const endpoint of endpoints) kit.rows.skip(endpoint, reasonFor(kit, endpoint));
  } finally {
    transport.close();
  }
  const rows = kit.rows.list();
  const differences = rows.flatMap(({ name, differences: found }) =>
    found.map((it) => ({ ...it, row: name })),
  );
  return { base, write, rows, differences };
}
