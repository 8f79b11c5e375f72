import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Exit code and output of a command that has ended. */
export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs Node with arguments in the folder of the project, to the end. */
export function runNode(...args: readonly string[]): Promise<CommandResult> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

/** Runs the command of `scripts/commands/<name>.ts` to its end. */
export const runCommand = (name: string, ...args: readonly string[]): Promise<CommandResult> =>
  runNode(`scripts/commands/${name}.ts`, ...args);
