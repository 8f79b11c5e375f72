import { median, verdict } from '../verdict.ts';
import type { RunningSandbox } from './sandbox-process.ts';

const rounds = 5;
const loads = 200 / rounds;
/** Number of wrong passwords that are sent in parallel. */
const parallelGuesses = 100;
const limit = 3;

/** Calls that the offers page makes when it opens. */
const pageCalls = [
  '/Alumno/dameOfertasUsuario/practicas/1',
  '/Alumno/dameNumOfertasPracticasUsuario',
  '/Alumno/dameNotificaciones',
  '/Dominios/sectoresActividad/es',
];

let guesses = 0;

/**
 * Sends wrong passwords for different accounts in parallel.
 * @returns a function that stops and waits for the last answers
 */
function startGuessing(base: string): () => Promise<void> {
  let isOver = false;
  const sendGuesses = async (): Promise<void> => {
    while (!isOver) {
      guesses += 1;
      const body = JSON.stringify({ usuario: `nadie${guesses}@alumnado.example`, password: 'Equivocada1' });
      const response = await fetch(`${base}/Alumno/logaUsuario`, { method: 'POST', body });
      const { status } = (await response.json()) as { status: number };
      if (status !== 3) throw new Error(`A wrong password is answered with ${status}`);
    }
  };
  const all = Promise.all(Array.from({ length: parallelGuesses }, sendGuesses));
  return async () => {
    isOver = true;
    await all;
  };
}

/** Durations of a round of page loads, in milliseconds. */
async function measurePageLoads(base: string, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const start = performance.now();
    const answers = await Promise.all(
      pageCalls.map(async (path) => (await fetch(base + path, { headers })).json()),
    );
    times.push(performance.now() - start);
    if (answers.some((answer) => (answer as { status: number }).status !== 0))
      throw new Error('A page is refused');
  }
  return times;
}

/** Compares the loading time of a page alone and during password guessing, measured in turns. */
export async function benchWrongPasswords({ base, signIn }: RunningSandbox): Promise<void> {
  const token = await signIn('Alumno');
  await measurePageLoads(base, token);
  const alone: number[] = [];
  const duringGuesses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await measurePageLoads(base, token)));
    const stopGuessing = startGuessing(base);
    try {
      duringGuesses.push(...(await measurePageLoads(base, token)));
    } finally {
      await stopGuessing();
    }
  }
  console.log(
    `\na page: ${median(alone).toFixed(1)} ms alone, ${median(duringGuesses).toFixed(1)} ms among ${parallelGuesses} wrong passwords`,
  );
  verdict(
    `a page while ${parallelGuesses} wrong passwords are looked at / alone`,
    median(duringGuesses) / median(alone),
    limit,
  );
}
