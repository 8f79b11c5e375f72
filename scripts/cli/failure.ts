import { UserError } from '#generator/diagnostics/user-error.ts';
import { fileFault } from '#generator/diagnostics/file-fault.ts';
import { askedLanguage } from './asked-language.ts';

/**
 * Says why a command failed and has it end with 1. Of what the user can do something about, the message says all
 * there is to say; of anything else the place in the code matters.
 * @param clear errors in English alone whose message is enough
 */
export function fail(error: unknown, ...clear: readonly (abstract new (...args: never[]) => Error)[]): void {
  const isClear = error instanceof Error && clear.some((kind) => error instanceof kind);
  const told = error instanceof UserError ? error.text : fileFault(error);
  console.error(told ? told[askedLanguage()] : isClear ? error.message : error);
  process.exitCode = 1;
}
