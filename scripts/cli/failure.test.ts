import { UserError } from '#generator/diagnostics/user-error.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail } from './failure.ts';

const told = new UserError({ en: 'Not so.', es: 'Así no.', ca: 'Així no.' });

/** What is printed when a command that was started with these arguments fails. */
function said(error: unknown, ...argv: string[]): unknown {
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
  it('says why in the language that was asked for, even where nothing else that was typed can be understood', () => {
    expect(said(told)).toBe('Not so.');
    expect(said(told, '--zzz', '--lang', 'es')).toBe('Así no.');
    expect(said(told, '--lang=ca')).toBe('Així no.');
    vi.stubEnv('LC_ALL', 'ca_ES.UTF-8');
    expect(said(told, '--lang', 'fr')).toBe('Així no.');
  });

  it('says of a file that cannot be used why, and what to do', () => {
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
    expect(said(fault(), '--lang', 'es')).toMatch(
      /no se puede usar: hay una carpeta donde hace falta un fichero\. Cámbialo, o elige otra carpeta/,
    );
  });

  it('shows the place in the code of what nobody can do anything about', () => {
    const error = new Error('A fault of the code');
    expect(said(error, '--lang', 'es')).toBe(error);
  });
});
