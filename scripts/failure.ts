import { fileFault } from '#build/diagnostics/file-fault.ts';

/**
 * Says why a command failed and has it end with 1. Of what the user can do something about, the message says all
 * there is to say; of anything else the place in the code matters.
 * @param clear errors whose message is enough
 */
export function fail(error: unknown, ...clear: readonly (abstract new (...args: never[]) => Error)[]): void {
  const isClear = error instanceof Error && clear.some((kind) => error instanceof kind);
  console.error(isClear ? error.message : (fileFault(error) ?? error));
  process.exitCode = 1;
}
