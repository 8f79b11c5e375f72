import { readdirSync, readFileSync } from 'node:fs';

interface Sample {
  parent: number;
  /** Seconds that it has used itself. */
  own: number;
  /** Seconds of its children that have ended and that it has waited for, theirs included. */
  waited: number;
  /** Number of the round in which it was seen last. */
  round: number;
}

/** Clock ticks of Linux in a second; the same on all machines that Node runs on. */
const ticks = 100;

/** Milliseconds between two looks. */
const interval = 500;

/**
 * Counts the processor time of this process and of all that it starts, from now on. Browsers are why it has to look again
 * and again: they leave their own children to nobody, and what nobody waits for is in nobody's account.
 * @returns stops counting and gives the seconds; nothing where the system does not tell (only Linux does)
 */
export function countProcessorTime(): () => number | undefined {
  const samples = new Map<string, Sample>();
  const self = `${process.pid}`;
  let round = 0;

  function look(): void {
    round += 1;
    const found = readProcesses();
    const names = new Map(
      [...found].map(([pid, { start }]) => [pid, pid === process.pid ? self : `${pid} ${start}`]),
    );
    for (const [pid, { parent, own, waited }] of found) {
      if (!isBelow(pid, found)) continue;
      const name = names.get(pid) ?? '';
      parents.set(name, names.get(parent) ?? parents.get(name) ?? '');
      samples.set(name, { parent, own, waited, round });
    }
  }

  /** The names of parents, by those of their children. */
  const parents = new Map<string, string>();

  function total(name: string): number {
    const sample = samples.get(name);
    if (!sample) return 0;
    let alive = 0;
    let ended = 0;
    for (const [child, parent] of parents) {
      if (parent !== name || child === name) continue;
      const isAlive = (samples.get(child)?.round ?? 0) >= sample.round;
      if (isAlive) alive += total(child);
      else ended += total(child);
    }
    return sample.own + Math.max(sample.waited, ended) + alive;
  }

  if (process.platform !== 'linux') return () => undefined;
  look();
  const before = total(self);
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    look();
    return total(self) - before;
  };
}

type Processes = Map<number, { parent: number; start: string; own: number; waited: number }>;

function isBelow(pid: number, processes: Processes): boolean {
  for (let at: number | undefined = pid; at !== undefined; at = processes.get(at)?.parent)
    if (at === process.pid) return true;
  return false;
}

/** What `/proc/<pid>/stat` says of every process; see proc_pid_stat(5). */
function readProcesses(): Processes {
  const found: Processes = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program, in brackets, may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const seconds = (...indexes: number[]): number =>
        indexes.reduce((sum, index) => sum + Number(fields[index]), 0) / ticks;
      found.set(Number(name), {
        parent: Number(fields[1]),
        start: fields[19] ?? '',
        own: seconds(11, 12),
        waited: seconds(13, 14),
      });
    } catch {
      // It has just ended.
    }
  }
  return found;
}
