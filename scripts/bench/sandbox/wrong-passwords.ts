import { median, verdict } from '../verdict.ts';
import type { RunningSandbox } from './server.ts';

const rounds = 5;
const loads = 200 / rounds;
const atOnce = 100;
const limit = 3;

/** What the page of offers asks for when somebody opens it. */
const page = [
  '/Alumno/dameOfertasUsuario/practicas/1',
  '/Alumno/dameNumOfertasPracticasUsuario',
  '/Alumno/dameNotificaciones',
  '/Dominios/sectoresActividad/es',
];

let strangers = 0;

/** Keeps so many wrong passwords on their way, each for somebody else, until it is told to stop. */
function guess(base: string): () => Promise<void> {
  let isOver = false;
  const one = async (): Promise<void> => {
    while (!isOver) {
      strangers += 1;
      const body = JSON.stringify({ usuario: `nadie${strangers}@alumnado.example`, password: 'Equivocada1' });
      const answer = await fetch(`${base}/Alumno/logaUsuario`, { method: 'POST', body });
      const { status } = (await answer.json()) as { status: number };
      if (status !== 3) throw new Error(`A wrong password is answered with ${status}`);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, one));
  return async () => {
    isOver = true;
    await all;
  };
}

async function pageLoads(base: string, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const start = performance.now();
    const answers = await Promise.all(
      page.map(async (path) => (await fetch(base + path, { headers })).json()),
    );
    times.push(performance.now() - start);
    if (answers.some((it) => (it as { status: number }).status !== 0)) throw new Error('A page is refused');
  }
  return times;
}

/** How much longer a page takes while many guess passwords: alone and not, turn about. */
export async function benchWrongPasswords({ base, tokenOf }: RunningSandbox): Promise<void> {
  const token = await tokenOf('Alumno');
  await pageLoads(base, token);
  const alone: number[] = [];
  const among: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await pageLoads(base, token)));
    const stop = guess(base);
    try {
      among.push(...(await pageLoads(base, token)));
    } finally {
      await stop();
    }
  }
  console.log(
    `\na page: ${median(alone).toFixed(1)} ms alone, ${median(among).toFixed(1)} ms among ${atOnce} wrong passwords`,
  );
  verdict(
    `a page while ${atOnce} wrong passwords are looked at / alone`,
    median(among) / median(alone),
    limit,
  );
}
