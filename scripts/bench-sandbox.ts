import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { loadBrands } from '#brand/pipeline/load-brands.ts';
import type { Db } from '#sandbox/db/database.ts';
import { sql } from '#sandbox/db/sql.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { examplePassword, makeStudent } from '#sandbox/seed/make.ts';
import { makeCandidacy, makeOffer, makeStudy } from '#sandbox/seed/make-offers.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { formatTable } from './table.ts';

const root = resolve(import.meta.dirname, '..');
const brandsDir = join(root, 'tests', 'brands', 'good');
const connections = 50;
/** Seconds for one call. */
const duration = 5;
const size = { offers: 10_000, candidacies: 50_000, students: 2_000 };
const limit = 3;

const data = mkdtempSync(join(tmpdir(), 'andana-bench-sandbox-'));
const { brands } = await loadBrands({ brandsDir, only: ['minimal'] });
const [brand] = brands;
if (!brand) throw new Error('The minimal brand cannot be read');
const opened = (): ReturnType<typeof createSandbox> => createSandbox({ brand, data });
const count = (db: Db, table: 'offer' | 'candidacy'): number =>
  db.value<number>(
    table === 'offer' ? sql`SELECT count(*) FROM offer` : sql`SELECT count(*) FROM candidacy`,
  ) ?? 0;

/** Adds offers of the companies there are, and candidacies of further students, up to the size. */
function grow(db: Db): void {
  db.transaction('write', () => {
    const companies = db.column<number>(sql`SELECT id FROM company WHERE estado = 'validada'`);
    const students = Array.from({ length: size.students }, () => makeStudent(db));
    for (const student of students) makeStudy(db, student);
    const offers = Array.from({ length: size.offers - count(db, 'offer') }, (_, index) => {
      const fecha = `2025-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`;
      const company = companies[index % companies.length] ?? 0;
      const datos = { descripcion: `Mantenimiento y mejora de equipos, puesto ${index}` };
      return makeOffer(db, company, { idPerfil: 1 + (index % 2), fecha, datos }).id;
    });
    const missing = size.candidacies - count(db, 'candidacy');
    for (let index = 0; index < missing; index += 1) {
      // Every student applies to offers of their own row of the cycle, so that no pair comes twice.
      const student = students[index % students.length] ?? 0;
      const offer = offers[(index * 7 + Math.floor(index / students.length)) % offers.length] ?? 0;
      if (!db.value(sql`SELECT 1 FROM candidacy WHERE offer = ${offer} AND student = ${student}`)) {
        makeCandidacy(db, offer, student, { estado: 1 + (index % 7) });
      }
    }
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const port = await freePort();
const base = `http://127.0.0.1:${port}/api`;

async function start(): Promise<ChildProcess> {
  const options = ['--brands-dir', brandsDir, '--brand', 'minimal', '--data', data, '--port', `${port}`];
  const child = spawn(process.execPath, ['scripts/sandbox.ts', ...options], { cwd: root, stdio: 'ignore' });
  for (let tries = 0; tries < 200; tries += 1) {
    const ready = await fetch(`${base}/Alumno/dameTextoRGPDactual`).catch(() => undefined);
    if (ready?.ok) return child;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  child.kill();
  throw new Error('The sandbox does not start');
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function tokenOf(half: 'Alumno' | 'Empresa'): Promise<string> {
  const { usuario } = personaOf(half === 'Alumno' ? 'student' : 'company');
  const body = JSON.stringify({ usuario, password: examplePassword });
  const answer = await fetch(`${base}/${half}/logaUsuario`, { method: 'POST', body });
  return ((await answer.json()) as { datos: { token: string } }).datos.token;
}

interface Measured {
  rate: number;
  p50: number;
  p99: number;
}

/** Asks for one call over and over. Every answer must be a success. */
async function measure(path: string, token: string): Promise<Measured> {
  const headers = { authorization: `Bearer ${token}` };
  const probe = (await (await fetch(base + path, { headers })).json()) as { status: number };
  if (probe.status !== 0) throw new Error(`${path} answers ${probe.status}`);
  const { requests, latency, non2xx } = await autocannon({
    url: base + path,
    connections,
    duration,
    headers,
  });
  if (non2xx > 0) throw new Error(`${path} failed ${non2xx} times`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

const list = '/Alumno/dameOfertasUsuario/practicas/1';

try {
  const first = opened();
  const small = count(first.db, 'offer');
  first.close();
  let server = await start();
  await measure(list, await tokenOf('Alumno'));
  const before = await measure(list, await tokenOf('Alumno'));
  await stop(server);

  const second = opened();
  grow(second.db);
  const { db } = second;
  const offer = db.value<string>(
    sql`SELECT urlAcceso FROM offer WHERE estado = 'activa' AND idPerfil = 2 LIMIT 1`,
  );
  const selection = db.value<string>(sql`
    SELECT urlAcceso FROM offer JOIN contact ON contact.company = offer.company
    WHERE contact.email = ${personaOf('company').usuario} AND offer.estado <> 'eliminada' LIMIT 1`);
  const sizes = `${count(db, 'offer')} offers, ${count(db, 'candidacy')} candidacies`;
  second.close();

  server = await start();
  try {
    const student = await tokenOf('Alumno');
    const company = await tokenOf('Empresa');
    await measure(list, student);
    const after = await measure(list, student);
    const others: [string, string, string][] = [
      ['dameNumOfertasPracticasUsuario', '/Alumno/dameNumOfertasPracticasUsuario', student],
      ['dameOferta', `/Alumno/dameOferta/${offer ?? ''}`, student],
      ['dameCandidaturasPracticasUsuario', '/Alumno/dameCandidaturasPracticasUsuario', student],
      ['dameNotificaciones', '/Alumno/dameNotificaciones', student],
      ['dameEventos', '/Alumno/dameEventos', student],
      ['dameComunicaciones', '/Alumno/dameComunicaciones', student],
      ['dominio', '/Dominios/sectoresActividad/es', student],
      ['dameProcesosEmpleoYpracticas', '/Empresa/dameProcesosEmpleoYpracticas', company],
      ['dameDatosProceso', `/Empresa/dameDatosProceso/${selection ?? ''}`, company],
    ];
    const rows: [string, Measured][] = [['dameOfertasUsuario', after]];
    for (const [name, path, token] of others) rows.push([name, await measure(path, token)]);
    const cells = rows.map(([name, { rate, p50, p99 }]) => [
      name,
      rate.toFixed(0),
      (rate / after.rate).toFixed(2),
      String(p50),
      String(p99),
    ]);
    console.log(`${sizes}; ${connections} connections; a sandbox and its clients on the same machine\n`);
    console.log(formatTable([['call', 'requests/s', '/ list', 'p50 ms', 'p99 ms'], ...cells], [1, 2, 3, 4]));
    const ratio = after.p99 / before.p99;
    console.log(
      `\n${ratio <= limit ? 'reached' : 'MISSED '}  p99 of the list of offers / that with ${small} offers: ${ratio.toFixed(2)} (at most ${limit})`,
    );
  } finally {
    await stop(server);
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}
