import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { type Cause, type Limits, limitsVariable, noteDescriptor, patience, usualLimits } from './limits.ts';
import type { ProgressNote, ChildReply, ChildRequest } from './child-main.ts';

/** The process ended before it could answer. */
export class ProcessDied extends Error {
  override name = 'ProcessDied';
  override readonly cause: Cause;
  /** Absolute path of the file that it was working on. */
  readonly at: string | undefined;

  constructor(cause: Cause, at: string | undefined, how: string) {
    super(`The process that worked on ${at ?? 'it'} has ended (${how})`);
    this.cause = cause;
    this.at = at;
  }
}

/** The work failed, and the process lives. */
export class WorkFailed extends Error {
  override name = 'WorkFailed';
  /** Absolute path of the file that it was working on. */
  readonly at: string | undefined;

  constructor(message: string, at: string | undefined) {
    super(message);
    this.at = at;
  }
}

/** A process that waits for work keeps what it has loaded for so many milliseconds. */
const idleTime = 5_000;
const compiledCode = new URL('./compiled-code.mjs', import.meta.url).href;
/** Of the standard error of a process; a crash of V8 says there why. In characters. */
const keptOutput = 4_000;

interface Running {
  child: ChildProcess;
  /** Whether all its code is there: what ends it afterwards is its work. */
  isReady: boolean;
  /** Of the last job. */
  number: number;
  at: string | undefined;
  over: Cause | undefined;
  output: string;
}

function ended({ isReady, over, at, output }: Running, how: string): Error {
  if (!isReady) return new Error(`A process could not be started (${how}):\n${output}`);
  const cause = over ?? (/heap out of memory|allocation failed/i.test(output) ? 'memory' : 'crash');
  return new ProcessDied(cause, at, how);
}

/**
 * Does work in a process of its own, which is started with the first job, and again after it has died. What a thread
 * could not hold off, a crash in native code or a loop without end, costs one job and nothing else.
 */
export class IsolatedProcess<Job, Answer> {
  readonly #program: URL;
  readonly #limits: Limits;
  #running: Running | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** The job before: they are done one after the other. */
  #before: Promise<unknown> = Promise.resolve();

  /** @param program a module that calls `serve` */
  constructor(program: URL, limits: Limits = usualLimits) {
    this.#program = program;
    this.#limits = limits;
  }

  /** @throws {ProcessDied} when the process dies of the job @throws {WorkFailed} when the work throws */
  ask(job: Job): Promise<Answer> {
    const answer = this.#before.then(() => this.#do(job));
    this.#before = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the process; a later job starts another one. */
  close(): void {
    clearTimeout(this.#idle);
    if (this.#running?.child.connected) this.#running.child.disconnect();
    this.#running = undefined;
  }

  #start(): Running {
    const child = fork(this.#program, {
      serialization: 'advanced',
      // What native code takes counts too, so half of the memory is for JavaScript.
      execArgv: ['--import', compiledCode, `--max-old-space-size=${Math.floor(this.#limits.megabytes / 2)}`],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        [limitsVariable]: JSON.stringify(this.#limits),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    });
    const running: Running = { child, isReady: false, number: 0, at: undefined, over: undefined, output: '' };
    child.stderr?.on('data', (chunk: Buffer) => {
      running.output = (running.output + chunk.toString()).slice(-keptOutput);
    });
    // It may die while it waits for work, too.
    child.once('exit', () => {
      if (this.#running === running) this.#running = undefined;
    });
    let rest = '';
    child.stdio[noteDescriptor]?.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const note = JSON.parse(line) as ProgressNote;
        if ('over' in note) running.over = note.over;
        // It may be read only after the answer to its job.
        else if (note.number === running.number) running.at = note.at;
      }
    });
    return running;
  }

  #do(job: Job): Promise<Answer> {
    clearTimeout(this.#idle);
    const running = (this.#running ??= this.#start());
    const { child } = running;
    running.at = undefined;
    const number = ++running.number;
    this.#hold(running, true);
    return new Promise<Answer>((resolve, reject) => {
      // Waiting for a disk that does not answer is no computing, so nobody in the process would notice.
      let at: string | undefined;
      const watch = setInterval(
        () => {
          if (running.at === at) {
            running.over ??= 'time';
            child.kill('SIGKILL');
          }
          at = running.at ?? '';
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
        reject(ended(running, signal ?? `exit code ${code}`));
      };
      const onMessage = (message: unknown): void => {
        if (message === 'ready') {
          running.isReady = true;
          return;
        }
        settle();
        this.#hold(running, false);
        this.#idle = setTimeout(() => this.close(), idleTime).unref();
        const reply = message as ChildReply<Answer>;
        if ('answer' in reply) resolve(reply.answer);
        else reject(new WorkFailed(reply.error, reply.at));
      };
      child.on('message', onMessage).on('close', onClose).on('error', onError);
      child.send({ number, job } satisfies ChildRequest<Job>);
    });
  }

  /** A process that waits must not keep this one from ending. */
  #hold({ child }: Running, isBusy: boolean): void {
    const act = isBusy ? 'ref' : 'unref';
    child[act]();
    child.channel?.[act]();
    for (const stream of child.stdio) if (stream instanceof Socket) stream[act]();
  }
}
