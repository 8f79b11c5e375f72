import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { wholeFile } from '#generator/diagnostics/positions.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { IsolatedProcess, ProcessDied, WorkFailed } from '#generator/processes/isolated-process.ts';
import type { Cause, Limits } from '#generator/processes/limits.ts';
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

const what: Readonly<Record<Cause | 'fault', ReportText>> = {
  time: reportText('files.unworkable.time'),
  memory: reportText('files.unworkable.memory'),
  crash: reportText('files.unworkable.crash'),
  fault: reportText('files.unworkable.fault'),
};

function fixFor(path: string): ReportText {
  const ending = extname(path).toLowerCase();
  if (ending === '.scss') {
    return reportText('files.unworkable.fixSass');
  }
  if (ending === '.css') return reportText('files.unworkable.fixCss');
  if (['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'].includes(ending)) {
    return reportText('files.unworkable.fixPicture');
  }
  return reportText('files.unworkable.fixOther');
}

/** The report on a brand that a process did not survive, at the file that it was reading. */
function unworkable({ brandsDir, id }: ReadJob, error: ProcessDied | WorkFailed): Diagnostic {
  const path = error.at ?? join(brandsDir, id, brandFileName);
  const isFault = error instanceof WorkFailed;
  return {
    code: 'unworkable-file' satisfies ProblemCode,
    severity: 'error',
    what: isFault
      ? reportText('files.unworkable.faultSays', {
          fault: what.fault,
          says: error.message.split('\n', 1)[0] ?? '',
        })
      : what[error.cause],
    ...explanation('files.unworkable'),
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
