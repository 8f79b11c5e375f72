import { UserError } from '#generator/diagnostics/user-error.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail } from './failure.ts';

const userError = new UserError({ en: 'Not so.', es: 'Así no.', ca: 'Així no.' });

/** Output of a command with these arguments when it fails. */
function printedFor(error: unknown, ...argv: string[]): unknown {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'check.ts', ...argv]);
  fail(error);
  expect(process.exitCode).toBe(1);
  const [printed] = print.mock.calls;
  vi.restoreAllMocks();
  return printed?.[0];
}

afterEach(() => {
  process.exitCode = undefined;
  vi.unstubAllEnvs();
});

describe('a command that fails', () => {
  it('prints the reason in the requested language, even where other arguments are invalid', () => {
    expect(printedFor(userError)).toBe('Not so.');
    expect(printedFor(userError, '--zzz', '--lang', 'es')).toBe('Así no.');
    expect(printedFor(userError, '--lang=ca')).toBe('Així no.');
    vi.stubEnv('LC_ALL', 'ca_ES.UTF-8');
    expect(printedFor(userError, '--lang', 'fr')).toBe('Així no.');
  });

  it('explains why a file cannot be used, and what to do', () => {
    const folder = mkdtempSync(join(tmpdir(), 'andana-fail-'));
    const fault = (): unknown => {
      try {
        return readFileSync(folder);
      } catch (error) {
        return error;
      } finally {
        rmSync(folder, { recursive: true });
      }
    };
    expect(printedFor(fault(), '--lang', 'es')).toMatch(
      /no se puede usar: hay una carpeta donde hace falta un fichero\. Cámbialo, o elige otra carpeta/,
    );
  });

  it('prints the stack of any other error', () => {
    const error = new Error('A fault of the code');
    expect(printedFor(error, '--lang', 'es')).toBe(error);
  });
});
