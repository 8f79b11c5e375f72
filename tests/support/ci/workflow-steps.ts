import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ended, type Ended } from '../build/build-command.ts';
import { userEnvironment } from '../build/user-environment.ts';

interface Step {
  run?: string;
  name?: string;
  if?: string;
  env?: Record<string, string>;
}

interface Job {
  steps?: Step[];
  script?: string[];
  before_script?: string[];
}

export interface StepsEnded extends Ended {
  /** Outputs of GitHub steps for other jobs. */
  outputs: Readonly<Record<string, string>>;
  /** Step summary, which GitHub shows beside the log. */
  summary: string;
}

/** Skipped commands, which install packages or talk to the code host; steps with a condition are skipped, too. */
const skipped = /^npm ci\b|^gh |^ *printf '.*"\$RUN"|^'?curl /m;

/**
 * Runs the commands of a pipeline's job in a simulated repository, read from the pipeline's file.
 * @param file path of the pipeline below the folder
 * @param env variables that the code host would set; GitHub expressions are not evaluated, so every variable
 * a command needs must be here
 */
export async function runJob(
  folder: string,
  file: string,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<StepsEnded> {
  const jobs = parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Job> & {
    jobs?: Record<string, Job>;
  };
  const job = (jobs.jobs ?? jobs)[name];
  const commands =
    job?.script ??
    job?.steps?.flatMap((step) => (step.run === undefined || step.if !== undefined ? [] : [step.run])) ??
    [];
  const commandsToRun = commands.filter((command) => !skipped.test(command));
  if (commandsToRun.length === 0) throw new Error(`${file} has no job ${name} with commands`);
  const scratch = mkdtempSync(join(tmpdir(), 'andana-job-'));
  const output = join(scratch, 'output');
  const summary = join(scratch, 'summary');
  for (const path of [output, summary]) writeFileSync(path, '');
  try {
    const child = spawn('bash', ['-e', '-c', commandsToRun.join('\n')], {
      cwd: folder,
      env: { ...userEnvironment(), GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const result = await ended(child);
    const outputs = readFileSync(output, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
    return {
      ...result,
      outputs: Object.fromEntries(outputs) as Record<string, string>,
      summary: readFileSync(summary, 'utf8'),
    };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
