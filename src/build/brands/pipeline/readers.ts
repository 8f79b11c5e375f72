import { inEach, type Told } from '#build/diagnostics/told.ts';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { wholeFile } from '#build/diagnostics/positions.ts';
import type { Problem } from '#build/diagnostics/problem.ts';
import { IsolatedProcess, ProcessDied, WorkFailed } from '#build/isolation/isolated-process.ts';
import type { Cause, Limits } from '#build/isolation/limits.ts';
import { brandFileName } from './folders.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { ReadBrand, ReadJob } from './read-brand.ts';

type Reader = IsolatedProcess<ReadJob, ReadBrand>;

const program = new URL('./reading-process.ts', import.meta.url);

/** A process takes about a second to load its code, the time of so many brands. */
const brandsPerReader = 20;

/** By their limits: they stay for a while, for whoever reads brands again. */
const readers = new Map<string, Reader[]>();

function readersFor(jobs: number, limits?: Limits): Reader[] {
  const key = JSON.stringify(limits);
  const some = readers.get(key) ?? [];
  readers.set(key, some);
  const count = Math.min(availableParallelism(), Math.ceil(jobs / brandsPerReader));
  while (some.length < count) some.push(new IsolatedProcess(program, limits));
  return some.slice(0, count);
}

const what: Readonly<Record<Cause | 'fault', Told>> = {
  time: {
    en: 'This file takes too long to read: the work on it was stopped.',
    es: 'Leer este fichero tarda demasiado: se ha interrumpido.',
    ca: 'Llegir aquest fitxer triga massa: s’ha interromput.',
  },
  memory: {
    en: 'This file takes too much memory to read: the work on it was stopped.',
    es: 'Leer este fichero ocupa demasiada memoria: se ha interrumpido.',
    ca: 'Llegir aquest fitxer ocupa massa memòria: s’ha interromput.',
  },
  crash: {
    en: 'The program that reads this file broke down over it.',
    es: 'El programa que lee este fichero se ha roto al leerlo.',
    ca: 'El programa que llegeix aquest fitxer s’ha trencat en llegir-lo.',
  },
  fault: {
    en: 'The program that reads this file failed over it.',
    es: 'El programa que lee este fichero ha fallado al leerlo.',
    ca: 'El programa que llegeix aquest fitxer ha fallat en llegir-lo.',
  },
};

function fixFor(path: string): Told {
  const ending = extname(path).toLowerCase();
  if (ending === '.scss') {
    return {
      en: 'Look for a loop that never ends (`@while`, `@for`, `@each`, a mixin that includes itself) or that writes very much.',
      es: 'Busca un bucle que no acaba (`@while`, `@for`, `@each`, un mixin que se incluye a sí mismo) o que escribe muchísimo.',
      ca: 'Busca un bucle que no s’acaba (`@while`, `@for`, `@each`, un mixin que s’inclou a si mateix) o que escriu moltíssim.',
    };
  }
  if (ending === '.css')
    return {
      en: 'Take out what was added last, or write it in a simpler way.',
      es: 'Quita lo último que se añadió, o escríbelo de una forma más sencilla.',
      ca: 'Treu l’últim que s’hi va afegir, o escriu-ho d’una manera més senzilla.',
    };
  if (['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'].includes(ending)) {
    return {
      en: 'Save the picture again from the program it was made with, smaller or in another format.',
      es: 'Guarda otra vez la imagen en el programa con el que se hizo, más pequeña o en otro formato.',
      ca: 'Desa una altra vegada la imatge al programa amb què es va fer, més petita o en un altre format.',
    };
  }
  return {
    en: 'Take out what was added last, and add it again piece by piece to find the part.',
    es: 'Quita lo último que se añadió, y vuelve a añadirlo poco a poco para encontrar la parte.',
    ca: 'Treu l’últim que s’hi va afegir, i torna-ho a afegir de mica en mica per trobar la part.',
  };
}

/** The report on a brand that a process did not survive, at the file that it was reading. */
function unworkable({ brandsDir, id }: ReadJob, error: ProcessDied | WorkFailed): Problem {
  const path = error.at ?? join(brandsDir, id, brandFileName);
  const isFault = error instanceof WorkFailed;
  return {
    code: 'unworkable-file' satisfies ProblemCode,
    severity: 'error',
    what: isFault
      ? inEach((language) => `${what.fault[language]} (${error.message.split('\n', 1)[0] ?? ''})`)
      : what[error.cause],
    why: {
      en: 'A file like this would hold up the portals of everybody, so the brand is left out.',
      es: 'Un fichero así frenaría los portales de todos, así que la marca se deja fuera.',
      ca: 'Un fitxer així frenaria els portals de tothom, així que la marca es deixa fora.',
    },
    fix: fixFor(path),
    location: wholeFile(path),
    brands: [id],
  };
}

async function readOne(reader: Reader, job: ReadJob): Promise<ReadBrand> {
  try {
    return await reader.ask(job);
  } catch (error) {
    if (error instanceof ProcessDied || error instanceof WorkFailed)
      return { problems: [unworkable(job, error)] };
    throw error;
  }
}

/**
 * Reads brands in processes of their own, so that a file that breaks its reader costs its own brand and no other.
 * @returns in the order of the jobs
 */
export async function readBrands(jobs: readonly ReadJob[], limits?: Limits): Promise<ReadBrand[]> {
  const results: ReadBrand[] = [];
  let next = 0;
  const work = async (reader: Reader): Promise<void> => {
    for (let at = next++; at < jobs.length; at = next++) {
      const job = jobs[at];
      if (job) results[at] = await readOne(reader, job);
    }
  };
  await Promise.all(readersFor(jobs.length, limits).map(work));
  return results;
}
