import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { type Cause, type Limits, limitsVariable, noteDescriptor, patience, usualLimits } from './limits.ts';
import type { ProgressNote, ChildReply, ChildRequest } from './child-main.ts';

/** The process ended before it could answer. */
export class ProcessDied extends Error {
  override name = 'ProcessDied';
  override readonly cause: Cause;
  /** Absolute path of the file that was being processed. */
  readonly file: string | undefined;

  constructor(cause: Cause, file: string | undefined, exit: string) {
    super(`The process that worked on ${file ?? 'it'} has ended (${exit})`);
    this.cause = cause;
    this.file = file;
  }
}

/** The job threw; the process still runs. */
export class WorkFailed extends Error {
  override name = 'WorkFailed';
  /** Absolute path of the file that was being processed. */
  readonly file: string | undefined;

  constructor(message: string, file: string | undefined) {
    super(message);
    this.file = file;
  }
}

/** How long an idle process is kept with its loaded code by default, in milliseconds. */
const usualIdleTime = 5_000;
const compiledCode = new URL('./compiled-code.mjs', import.meta.url).href;
/** How much of a process's standard error is kept, in characters; V8 explains its crashes there. */
const keptOutput = 4_000;

interface Running {
  child: ChildProcess;
  /** Whether all code is loaded: an exit after that is the fault of the job. */
  isReady: boolean;
  /** Number of the last job. */
  number: number;
  file: string | undefined;
  /** Limit that the watchdog ended the process for. */
  exceeded: Cause | undefined;
  output: string;
}

function exitError({ isReady, exceeded, file, output }: Running, exit: string): Error {
  if (!isReady) return new Error(`A process could not be started (${exit}):\n${output}`);
  const cause = exceeded ?? (/heap out of memory|allocation failed/i.test(output) ? 'memory' : 'crash');
  return new ProcessDied(cause, file, exit);
}

/**
 * Does work in a child process, which is started with the first job, and again after it has died. A crash in native
 * code or an endless loop, from which a thread could not protect, costs one job and nothing else.
 */
export class IsolatedProcess<Job, Answer> {
  readonly #program: URL;
  readonly #limits: Limits;
  readonly #idleTime: number;
  #running: Running | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  /** The last job queued: jobs run one after the other. */
  #lastJob: Promise<unknown> = Promise.resolve();

  /**
   * @param program a module that calls `runChild`
   * @param idleTime how long it is kept with its loaded code while it has nothing to do, in milliseconds
   */
  constructor(program: URL, limits: Limits = usualLimits, idleTime = usualIdleTime) {
    this.#program = program;
    this.#limits = limits;
    this.#idleTime = idleTime;
  }

  /** @throws {ProcessDied} when the process dies of the job @throws {WorkFailed} when the work throws */
  run(job: Job): Promise<Answer> {
    const answer = this.#lastJob.then(() => this.#do(job));
    this.#lastJob = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the process; a later job starts another one. */
  close(): void {
    clearTimeout(this.#idleTimer);
    if (this.#running?.child.connected) this.#running.child.disconnect();
    this.#running = undefined;
  }

  #start(): Running {
    const child = fork(this.#program, {
      serialization: 'advanced',
      // Native memory counts too, so half of the limit is for JavaScript.
      execArgv: ['--import', compiledCode, `--max-old-space-size=${Math.floor(this.#limits.megabytes / 2)}`],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        [limitsVariable]: JSON.stringify(this.#limits),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    });
    const running: Running = {
      child,
      isReady: false,
      number: 0,
      file: undefined,
      exceeded: undefined,
      output: '',
    };
    child.stderr?.on('data', (chunk: Buffer) => {
      running.output = (running.output + chunk.toString()).slice(-keptOutput);
    });
    // The process may also die while idle.
    child.once('exit', () => {
      if (this.#running === running) this.#running = undefined;
    });
    let incomplete = '';
    child.stdio[noteDescriptor]?.on('data', (chunk: Buffer) => {
      const lines = (incomplete + chunk.toString()).split('\n');
      incomplete = lines.pop() ?? '';
      for (const line of lines) {
        const note = JSON.parse(line) as ProgressNote;
        if ('exceeded' in note) running.exceeded = note.exceeded;
        // The note may arrive only after its job's reply.
        else if (note.number === running.number) running.file = note.file;
      }
    });
    return running;
  }

  #do(job: Job): Promise<Answer> {
    clearTimeout(this.#idleTimer);
    const running = (this.#running ??= this.#start());
    const { child } = running;
    running.file = undefined;
    const number = ++running.number;
    this.#setReferenced(running, true);
    return new Promise<Answer>((resolve, reject) => {
      // Waiting for an unresponsive disk takes no processor time, so the watchdog in the process would not
      // notice.
      let lastFile: string | undefined;
      const watch = setInterval(
        () => {
          if (running.file === lastFile) {
            running.exceeded ??= 'time';
            child.kill('SIGKILL');
          }
          lastFile = running.file ?? '';
        },
        this.#limits.seconds * patience * 1000,
      );
      const settle = (): void => {
        clearInterval(watch);
        child.off('message', onMessage).off('close', onClose).off('error', onError);
      };
      const onError = (error: Error): void => {
        settle();
        reject(error);
      };
      const onClose = (code: number | null, signal: NodeJS.Signals | null): void => {
        settle();
        reject(exitError(running, signal ?? `exit code ${code}`));
      };
      const onMessage = (message: unknown): void => {
        if (message === 'ready') {
          running.isReady = true;
          return;
        }
        settle();
        this.#setReferenced(running, false);
        this.#idleTimer = setTimeout(() => this.close(), this.#idleTime).unref();
        const reply = message as ChildReply<Answer>;
        if ('answer' in reply) resolve(reply.answer);
        else reject(new WorkFailed(reply.error, reply.file));
      };
      child.on('message', onMessage).on('close', onClose).on('error', onError);
      child.send({ number, job } satisfies ChildRequest<Job>);
    });
  }

  /** Referenced only while busy: an idle child process must not keep this process alive. */
  #setReferenced({ child }: Running, isBusy: boolean): void {
    const method = isBusy ? 'ref' : 'unref';
    child[method]();
    child.channel?.[method]();
    for (const stream of child.stdio) if (stream instanceof Socket) stream[method]();
  }
}
