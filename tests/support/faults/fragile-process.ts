import { runChild, workingOn } from '#generator/processes/child-main.ts';

/** How a child process can fail, each for the file `/brands/<name>`. */
const failures: Readonly<Record<string, () => unknown>> = {
  answers: () => 'done',
  throws: () => {
    throw new Error('no good');
  },
  loops: () => {
    for (;;);
  },
  waits: () => new Promise(() => undefined),
  'fills the heap': () => {
    const allocated: number[][] = [];
    for (;;) allocated.push(Array.from({ length: 10_000 }, (_, index) => index));
  },
  'fills the memory': () => {
    const allocated: Buffer[] = [];
    for (;;) allocated.push(Buffer.alloc(2 ** 20, 1));
  },
  crashes: () => process.kill(process.pid, 'SIGSEGV'),
  leaves: () => process.exit(3),
};

runChild(async (failure: string) => {
  workingOn(`/brands/${failure}`);
  return failures[failure]?.();
});
