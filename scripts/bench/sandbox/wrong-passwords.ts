import { median, verdict } from '../verdict.ts';
import type { RunningSandbox } from './server.ts';

const rounds = 5;
const loads = 200 / rounds;
const atOnce = 100;
const limit = 3;

/** Calls that the offers page makes when it opens. */
const page = [
  '/Alumno/dameOfertasUsuario/practicas/1',
  '/Alumno/dameNumOfertasPracticasUsuario',
  '/Alumno/dameNotificaciones',
  '/Dominios/sectoresActividad/es',
];

let guesses = 0;

/** Sends wrong passwords for different accounts in parallel until stopped. */
function guess(base: string): () => Promise<void> {
  let isOver = false;
  const sendGuesses = async (): Promise<void> => {
    while (!isOver) {
      guesses += 1;
      const body = JSON.stringify({ usuario: `nadie${guesses}@alumnado.example`, password: 'Equivocada1' });
      const answer = await fetch(`${base}/Alumno/logaUsuario`, { method: 'POST', body });
      const { status } = (await answer.json()) as { status: number };
      if (status !== 3) throw new Error(`A wrong password is answered with ${status}`);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, sendGuesses));
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
    if (answers.some((answer) => (answer as { status: number }).status !== 0))
      throw new Error('A page is refused');
  }
  return times;
}

/** Compares the loading time of a page alone and during password guessing, measured in turns. */
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
