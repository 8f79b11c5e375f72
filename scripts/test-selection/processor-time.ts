import { readdirSync, readFileSync } from 'node:fs';

interface Sample {
  parent: number;
  /** Seconds used by the process itself. */
  own: number;
  /** Seconds of its ended children that it has waited for, including theirs. */
  waited: number;
  /** Number of the last round in which the process existed. */
  round: number;
}

/** Clock ticks per second on Linux, the same on all platforms of Node. */
const ticks = 100;

/** Milliseconds between two samples. */
const interval = 500;

/**
 * Counts the processor time of this process and its descendants from here on. Sampling is needed because
 * browsers orphan their children, whose time is then in nobody's account.
 * @returns a function that stops counting and returns the seconds; undefined except on Linux
 */
export function countProcessorTime(): () => number | undefined {
  const samples = new Map<string, Sample>();
  const self = `${process.pid}`;
  let round = 0;

  function sample(): void {
    round += 1;
    const processes = readProcesses();
    const names = new Map(
      [...processes].map(([pid, { start }]) => [pid, pid === process.pid ? self : `${pid} ${start}`]),
    );
    for (const [pid, { parent, own, waited }] of processes) {
      if (!isBelow(pid, processes)) continue;
      const name = names.get(pid) ?? '';
      parents.set(name, names.get(parent) ?? parents.get(name) ?? '');
      samples.set(name, { parent, own, waited, round });
    }
  }

  /** Parents by child. */
  const parents = new Map<string, string>();

  function total(name: string): number {
    const last = samples.get(name);
    if (!last) return 0;
    let alive = 0;
    let ended = 0;
    for (const [child, parent] of parents) {
      if (parent !== name || child === name) continue;
      const isAlive = (samples.get(child)?.round ?? 0) >= last.round;
      if (isAlive) alive += total(child);
      else ended += total(child);
    }
    return last.own + Math.max(last.waited, ended) + alive;
  }

  if (process.platform !== 'linux') return () => undefined;
  sample();
  const before = total(self);
  const timer = setInterval(sample, interval);
  return () => {
    clearInterval(timer);
    sample();
    return total(self) - before;
  };
}

type Processes = Map<number, { parent: number; start: string; own: number; waited: number }>;

function isBelow(pid: number, processes: Processes): boolean {
  for (let current: number | undefined = pid; current !== undefined; current = processes.get(current)?.parent)
    if (current === process.pid) return true;
  return false;
}

/** Reads `/proc/<pid>/stat` of every process; see proc_pid_stat(5). */
function readProcesses(): Processes {
  const processes: Processes = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The program's name, in parentheses, may contain anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const seconds = (...indexes: number[]): number =>
        indexes.reduce((sum, index) => sum + Number(fields[index]), 0) / ticks;
      processes.set(Number(name), {
        parent: Number(fields[1]),
        start: fields[19] ?? '',
        own: seconds(11, 12),
        waited: seconds(13, 14),
      });
    } catch {
      // The process has just ended.
    }
  }
  return processes;
}
