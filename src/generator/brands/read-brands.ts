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

/** Loading the code of a process takes as long as reading this many brands. */
const brandsPerReader = 20;

/** Child processes by their limits; they stay idle for a while, in case brands are read again. */
const readers = new Map<string, Reader[]>();

function readersFor(jobs: number, limits?: Limits, idleTime?: number): Reader[] {
  const key = JSON.stringify([limits, idleTime]);
  const existing = readers.get(key) ?? [];
  readers.set(key, existing);
  const count = Math.min(availableParallelism(), Math.ceil(jobs / brandsPerReader));
  while (existing.length < count) existing.push(new IsolatedProcess(program, limits, idleTime));
  return existing.slice(0, count);
}

const reasons: Readonly<Record<Cause | 'fault', ReportText>> = {
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

/** The report on a brand whose child process died or failed, at the file it was reading. */
function unworkable({ brandsDir, id }: ReadJob, error: ProcessDied | WorkFailed): Diagnostic {
  const path = error.file ?? join(brandsDir, id, brandFileName);
  const isFault = error instanceof WorkFailed;
  return {
    code: 'unworkable-file' satisfies ProblemCode,
    severity: 'error',
    what: isFault
      ? reportText('files.unworkable.faultSays', {
          fault: reasons.fault,
          says: error.message.split('\n', 1)[0] ?? '',
        })
      : reasons[error.cause],
    ...explanation('files.unworkable'),
    fix: fixFor(path),
    location: wholeFile(path),
    brands: [id],
  };
}

async function readOne(reader: Reader, job: ReadJob): Promise<ReadBrand> {
  try {
    return await reader.run(job);
  } catch (error) {
    if (error instanceof ProcessDied || error instanceof WorkFailed)
      return { problems: [unworkable(job, error)] };
    throw error;
  }
}

/**
 * Reads brands in child processes, so that a file that breaks its reader affects its own brand only.
 * @returns in the order of the jobs
 */
export async function readBrands(
  jobs: readonly ReadJob[],
  limits?: Limits,
  idleTime?: number,
): Promise<ReadBrand[]> {
  const results: ReadBrand[] = [];
  let next = 0;
  const work = async (reader: Reader): Promise<void> => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job) results[index] = await readOne(reader, job);
    }
  };
  await Promise.all(readersFor(jobs.length, limits, idleTime).map(work));
  return results;
}
