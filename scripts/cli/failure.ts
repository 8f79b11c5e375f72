import { UserError } from '#generator/diagnostics/user-error.ts';
import { fileFault } from '#generator/diagnostics/file-fault.ts';
import { askedLanguage } from './asked-language.ts';

/**
 * Prints why a command failed and sets exit code 1. For errors that the user can fix, the message is enough;
 * for any other error the stack is printed.
 * @param clear English-only errors whose message is enough
 */
export function fail(error: unknown, ...clear: readonly (abstract new (...args: never[]) => Error)[]): void {
  const isClear = error instanceof Error && clear.some((kind) => error instanceof kind);
  const text = error instanceof UserError ? error.text : fileFault(error);
  console.error(text ? text[askedLanguage()] : isClear ? error.message : error);
  process.exitCode = 1;
}
