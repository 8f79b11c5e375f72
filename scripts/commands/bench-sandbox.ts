import { reportText } from '#generator/diagnostics/report-text.ts';
import { rmSync } from 'node:fs';
import type { RunningSandbox } from '../bench/sandbox/sandbox-process.ts';
import { readArgumentsOrExit } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';
import { formatTable } from '../cli/table.ts';
import { verdict } from '../bench/verdict.ts';

const command = {
  name: 'bench:sandbox',
  summary: reportText('commands.benchSandbox.summary'),
  options: {},
} as const satisfies Command;

readArgumentsOrExit(command);

// Loaded late, so that `--help` stays fast.
const { default: autocannon } = await import('autocannon');
const { sql } = await import('#sandbox/db/sql.ts');
const { personaOf } = await import('#sandbox/seed/personas.ts');
const { benchLongestBlock } = await import('../bench/sandbox/longest-block.ts');
const { benchProcesses } = await import('../bench/sandbox/processes.ts');
const { countCandidacies, countOffers, createDataFolder, growToTargetSize, withData } =
  await import('../bench/sandbox/sandbox-data.ts');
const { startSandboxProcess } = await import('../bench/sandbox/sandbox-process.ts');
const { benchWrongPasswords } = await import('../bench/sandbox/wrong-passwords.ts');

const connections = 50;
/** Duration of the measurement of each call, in seconds. */
const duration = 5;
/** Most that the 99th percentile may grow with the number of offers, as a ratio. */
const limit = 3;

interface Measured {
  /** Requests per second. */
  rate: number;
  /** Percentiles of the latency, in milliseconds. */
  p50: number;
  p99: number;
}

/** Measures one call under load; every answer must succeed. */
async function measure(url: string, token: string): Promise<Measured> {
  const headers = { authorization: `Bearer ${token}` };
  const probe = (await (await fetch(url, { headers })).json()) as { status: number };
  if (probe.status !== 0) throw new Error(`${url} answers ${probe.status}`);
  const { requests, latency, non2xx } = await autocannon({ url, connections, duration, headers });
  if (non2xx > 0) throw new Error(`${url} failed ${non2xx} times`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

type Side = 'Alumno' | 'Empresa';

const offerList = '/Alumno/dameOfertasUsuario/practicas/1';

/** Data of the sandbox with many offers that its measurements need. */
interface ManyOffers {
  /** Key of a placement offer that is open. */
  offer: string;
  /** Key of an offer of the company persona. */
  ownOffer: string;
  /** Numbers of offers and candidacies, for people. */
  sizes: string;
}

const makeManyOffers = (data: string): Promise<ManyOffers> =>
  withData(data, (db) => {
    growToTargetSize(db);
    const offer = db.value<string>(
      sql`SELECT urlAcceso FROM offer WHERE estado = 'activa' AND idPerfil = 2 LIMIT 1`,
    );
    const ownOffer = db.value<string>(sql`
      SELECT urlAcceso FROM offer JOIN contact ON contact.company = offer.company
      WHERE contact.email = ${personaOf('company').usuario} AND offer.estado <> 'eliminada' LIMIT 1`);
    const sizes = `${countOffers(db)} offers, ${countCandidacies(db)} candidacies`;
    return { offer: offer ?? '', ownOffer: ownOffer ?? '', sizes };
  });

/** Measures the list of offers twice and returns the second, warm measurement. */
async function measureOfferList({ base, signIn }: RunningSandbox): Promise<Measured> {
  const token = await signIn('Alumno');
  await measure(base + offerList, token);
  return measure(base + offerList, token);
}

/** Measures the most frequent calls, and prints them relative to the list of offers. */
async function benchCalls(
  { base, signIn }: RunningSandbox,
  { offer, ownOffer, sizes }: ManyOffers,
  ofList: Measured,
): Promise<void> {
  const calls: [name: string, path: string, side: Side][] = [
    ['dameNumOfertasPracticasUsuario', '/Alumno/dameNumOfertasPracticasUsuario', 'Alumno'],
    ['dameOferta', `/Alumno/dameOferta/${offer}`, 'Alumno'],
    ['dameCandidaturasPracticasUsuario', '/Alumno/dameCandidaturasPracticasUsuario', 'Alumno'],
    ['dameNotificaciones', '/Alumno/dameNotificaciones', 'Alumno'],
    ['dameEventos', '/Alumno/dameEventos', 'Alumno'],
    ['dameComunicaciones', '/Alumno/dameComunicaciones', 'Alumno'],
    ['dominio', '/Dominios/sectoresActividad/es', 'Alumno'],
    ['dameProcesosEmpleoYpracticas', '/Empresa/dameProcesosEmpleoYpracticas', 'Empresa'],
    ['dameDatosProceso', `/Empresa/dameDatosProceso/${ownOffer}`, 'Empresa'],
  ];
  const rows: [string, Measured][] = [['dameOfertasUsuario', ofList]];
  for (const [name, path, side] of calls) rows.push([name, await measure(base + path, await signIn(side))]);
  const cells = rows.map(([name, { rate, p50, p99 }]) => [
    name,
    rate.toFixed(0),
    (rate / ofList.rate).toFixed(2),
    String(p50),
    String(p99),
  ]);
  console.log(`\n${sizes}; ${connections} connections; a sandbox and its clients on the same machine\n`);
  console.log(formatTable([['call', 'requests/s', '/ list', 'p50 ms', 'p99 ms'], ...cells], [1, 2, 3, 4]));
  console.log();
}

const fewData = createDataFolder();
const manyData = createDataFolder();

try {
  const fewOffers = await withData(fewData, countOffers);
  const manyOffers = await makeManyOffers(manyData);
  const few = await startSandboxProcess(fewData);
  const many = await startSandboxProcess(manyData);
  try {
    const listOfFew = await measureOfferList(few);
    const listOfMany = await measureOfferList(many);
    await benchCalls(many, manyOffers, listOfMany);
    verdict(
      `p99 of the list of offers / that with ${fewOffers} offers`,
      listOfMany.p99 / listOfFew.p99,
      limit,
    );
    await benchProcesses(few, many);
    await benchWrongPasswords(few);
  } finally {
    await few.stop();
    await many.stop();
  }
  await benchLongestBlock();
} finally {
  for (const data of [fewData, manyData]) rmSync(data, { recursive: true, force: true });
}
