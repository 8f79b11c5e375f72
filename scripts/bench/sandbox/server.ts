import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadBrands } from '#generator/brands/load-brands.ts';
import type { Db } from '#sandbox/db/database.ts';
import { sql } from '#sandbox/db/sql.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { examplePassword, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer, makeStudy } from '#sandbox/seed/make-offers.ts';
import { personaOf } from '#sandbox/seed/personas.ts';

const root = resolve(import.meta.dirname, '../../..');
const brandsDir = join(root, 'tests', 'brands', 'good');
const size = { offers: 10_000, candidacies: 50_000, students: 2_000 };

/** Creates a temporary data folder. */
export const newData = (): string => mkdtempSync(join(tmpdir(), 'andana-bench-sandbox-'));

/** Opens data of the minimal brand in this process and closes it after use. */
export async function withData<T>(data: string, use: (db: Db) => T): Promise<T> {
  const { brands } = await loadBrands({ brandsDir, only: ['minimal'] });
  const [brand] = brands;
  if (!brand) throw new Error('The minimal brand cannot be read');
  const sandbox = createSandbox({ brand, data });
  try {
    return use(sandbox.db);
  } finally {
    sandbox.close();
  }
}

export const count = (db: Db, table: 'offer' | 'candidacy'): number =>
  db.value<number>(
    table === 'offer' ? sql`SELECT count(*) FROM offer` : sql`SELECT count(*) FROM candidacy`,
  ) ?? 0;

/** Adds offers of the existing companies, and candidacies of new students, up to the target size. */
export function grow(db: Db): void {
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
      // Each student takes another part of the cycle, so that no pair occurs twice.
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

/** A sandbox in a separate process. */
export interface RunningSandbox {
  /** Base address of the calls, including `/api`. */
  base: string;
  tokenOf(side: 'Alumno' | 'Empresa'): Promise<string>;
  stop(): Promise<void>;
}

export async function startSandboxProcess(data: string): Promise<RunningSandbox> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/api`;
  const options = ['--brands-dir', brandsDir, '--brand', 'minimal', '--data', data, '--port', `${port}`];
  const child: ChildProcess = spawn(process.execPath, ['scripts/commands/sandbox.ts', ...options], {
    cwd: root,
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  for (let tries = 0; tries < 200; tries += 1) {
    const ready = await fetch(`${base}/Alumno/dameTextoRGPDactual`).catch(() => undefined);
    if (ready?.ok) return { base, tokenOf: (side) => tokenOf(base, side), stop };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  await stop();
  throw new Error('The sandbox does not start');
}

/** Signs in as the student or company persona, or as another account, and returns the token. */
export async function tokenOf(
  base: string,
  side: 'Alumno' | 'Empresa',
  usuario: string = personaOf(side === 'Alumno' ? 'student' : 'company').usuario,
): Promise<string> {
  const body = JSON.stringify({ usuario, password: examplePassword });
  const answer = await fetch(`${base}/${side}/logaUsuario`, { method: 'POST', body });
  return ((await answer.json()) as { datos: { token: string } }).datos.token;
}
