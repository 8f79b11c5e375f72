import { runChild, workingOn } from '#generator/processes/child-main.ts';

/** Ways of a child process to end badly, each with the file `/brands/<name>`. */
const ways: Readonly<Record<string, () => unknown>> = {
  answers: () => 'done',
  throws: () => {
    throw new Error('no good');
  },
  loops: () => {
    for (;;);
  },
  waits: () => new Promise(() => undefined),
  'fills the heap': () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => index));
  },
  'fills the memory': () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(2 ** 20, 1));
  },
  crashes: () => process.kill(process.pid, 'SIGSEGV'),
  leaves: () => process.exit(3),
};

runChild(async (way: string) => {
  workingOn(`/brands/${way}`);
  return ways[way]?.();
});
