import { reportText } from '#generator/diagnostics/report-text.ts';
import { rmSync } from 'node:fs';
import { takeArguments } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';
import { formatTable } from '../cli/table.ts';
import { verdict } from '../bench/verdict.ts';

const command = {
  name: 'bench:sandbox',
  summary: reportText('commands.benchSandbox.summary'),
  options: {},
} as const satisfies Command;

takeArguments(command);

// Loaded late, so that `--help` stays fast.
const { default: autocannon } = await import('autocannon');
const { sql } = await import('#sandbox/db/sql.ts');
const { personaOf } = await import('#sandbox/seed/personas.ts');
const { benchLongestBlock } = await import('../bench/sandbox/longest-block.ts');
const { benchProcesses } = await import('../bench/sandbox/processes.ts');
const { count, grow, newData, startSandboxProcess, withData } = await import('../bench/sandbox/server.ts');
const { benchWrongPasswords } = await import('../bench/sandbox/wrong-passwords.ts');

const connections = 50;
/** Duration of the measurement of each call, in seconds. */
const duration = 5;
const limit = 3;

interface Measured {
  rate: number;
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

const list = '/Alumno/dameOfertasUsuario/practicas/1';

const [fewData, manyData] = [newData(), newData()];

try {
  const small = await withData(fewData, (db) => count(db, 'offer'));
  const { offer, selection, sizes } = await withData(manyData, (db) => {
    grow(db);
    return {
      offer: db.value<string>(
        sql`SELECT urlAcceso FROM offer WHERE estado = 'activa' AND idPerfil = 2 LIMIT 1`,
      ),
      selection: db.value<string>(sql`
        SELECT urlAcceso FROM offer JOIN contact ON contact.company = offer.company
        WHERE contact.email = ${personaOf('company').usuario} AND offer.estado <> 'eliminada' LIMIT 1`),
      sizes: `${count(db, 'offer')} offers, ${count(db, 'candidacy')} candidacies`,
    };
  });

  const few = await startSandboxProcess(fewData);
  const many = await startSandboxProcess(manyData);
  try {
    const of = async (path: string, side: 'Alumno' | 'Empresa'): Promise<Measured> =>
      measure(many.base + path, await many.tokenOf(side));
    const ofFew = await few.tokenOf('Alumno');
    await measure(few.base + list, ofFew);
    const before = await measure(few.base + list, ofFew);
    await of(list, 'Alumno');
    const after = await of(list, 'Alumno');
    const others: [string, string, 'Alumno' | 'Empresa'][] = [
      ['dameNumOfertasPracticasUsuario', '/Alumno/dameNumOfertasPracticasUsuario', 'Alumno'],
      ['dameOferta', `/Alumno/dameOferta/${offer ?? ''}`, 'Alumno'],
      ['dameCandidaturasPracticasUsuario', '/Alumno/dameCandidaturasPracticasUsuario', 'Alumno'],
      ['dameNotificaciones', '/Alumno/dameNotificaciones', 'Alumno'],
      ['dameEventos', '/Alumno/dameEventos', 'Alumno'],
      ['dameComunicaciones', '/Alumno/dameComunicaciones', 'Alumno'],
      ['dominio', '/Dominios/sectoresActividad/es', 'Alumno'],
      ['dameProcesosEmpleoYpracticas', '/Empresa/dameProcesosEmpleoYpracticas', 'Empresa'],
      ['dameDatosProceso', `/Empresa/dameDatosProceso/${selection ?? ''}`, 'Empresa'],
    ];
    const rows: [string, Measured][] = [['dameOfertasUsuario', after]];
    for (const [name, path, side] of others) rows.push([name, await of(path, side)]);
    const cells = rows.map(([name, { rate, p50, p99 }]) => [
      name,
      rate.toFixed(0),
      (rate / after.rate).toFixed(2),
      String(p50),
      String(p99),
    ]);
    console.log(`\n${sizes}; ${connections} connections; a sandbox and its clients on the same machine\n`);
    console.log(formatTable([['call', 'requests/s', '/ list', 'p50 ms', 'p99 ms'], ...cells], [1, 2, 3, 4]));
    console.log();
    verdict(`p99 of the list of offers / that with ${small} offers`, after.p99 / before.p99, limit);
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
