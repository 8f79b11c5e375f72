import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { describe, expect, it, vi } from 'vitest';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import {
  readArguments,
  readArgumentsWith,
  readChoice,
  readCount,
  readFormat,
  readRequired,
  readPort,
  UsageError,
} from './arguments.ts';
import { type Options, sharedOptions } from './shared-options.ts';
import type { Command } from './usage.ts';

/** Message of a usage error. */
function mistakeOf(read: () => unknown): ReportText {
  try {
    read();
  } catch (error) {
    if (error instanceof UsageError) return error.text;
    throw error;
  }
  throw new Error('The arguments were accepted');
}

const { brand, out, port } = sharedOptions;
const force = { type: 'boolean', help: { en: 'again', es: 'de nuevo', ca: 'de nou' } } as const;

const command = <O extends Options>(name: string, options: O) =>
  ({ name, summary: { en: 'Tries.', es: 'Prueba.', ca: 'Prova.' }, options }) satisfies Command;

describe('the arguments of a command', () => {
  it('give the options that were typed', () => {
    const argv = ['--brand', 'illes', '--brand=ribera', '--force'];
    expect(readArguments(command('build', { brand, force, out }), argv)).toEqual({
      brand: ['illes', 'ribera'],
      force: true,
    });
    expect(readArguments(command('start', { out }), ['--out=--x'])).toEqual({ out: '--x' });
  });

  it('are refused with what the command takes', () => {
    const read = () => readArguments(command('start', { brand, port }), ['--out', 'x']);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(
      /^There is no option --out\.\n\nUsage: npm start -- \[options\]\n {2}--brand ID {7}only/,
    );
    for (const argv of [['illes'], ['--port'], ['--port', '--brand'], ['--port='], ['-p', '1'], ['-port']])
      expect(() => readArguments(command('start', { port, brand }), argv)).toThrow(UsageError);
    expect(() => readArguments(command('build', { force }), ['--force=no'])).toThrow(
      '--force takes no value',
    );
  });

  it('report mistakes in every language', () => {
    const lines = (...argv: string[]) => {
      const message = mistakeOf(() => readArguments(command('build', { brand, force }), argv));
      return reportLanguages.map((language) => message[language].split('\n', 1)[0]);
    };
    expect(lines('--brnad', 'illes')).toEqual([
      'No hay ninguna opción --brnad. ¿Querías decir `--brand`?',
      'No hi ha cap opció --brnad. Volies dir `--brand`?',
      'There is no option --brnad. Did you mean `--brand`?',
    ]);
    expect(lines('--brand')).toEqual([
      'Detrás de --brand falta un valor.',
      'Darrere de --brand falta un valor.',
      '--brand needs a value behind it.',
    ]);
    expect(lines('--force=1')[0]).toBe('--force no lleva ningún valor.');
    expect(lines('illes')[1]).toBe(
      'illes hi és de més. Si és una marca, escriu: npm run build -- --brand illes',
    );
    expect(mistakeOf(() => readRequired(command('build', { out }), 'out', undefined)).es).toBe(
      'Falta --out CARPETA: carpeta de los portales terminados (dist-brands).',
    );
    expect(mistakeOf(() => readChoice('format', ['text', 'json'], 'xml')).ca).toBe(
      '--format és un d’aquests: text, json; no «xml».',
    );
    expect(mistakeOf(() => readCount('keep', 'tres')).es).toContain('un número entero de 0 a 99');
    expect(mistakeOf(() => readPort('x')).ca).toContain('un nombre enter d’1 a 65535');
  });

  it('are explained in each language with words of its own', () => {
    const same = Object.entries(sharedOptions).filter(
      ([, { help }]) =>
        new Set(reportLanguages.map((language) => help[language])).size < reportLanguages.length,
    );
    expect(same).toEqual([]);
  });

  it('may have their former names for one release, with a line that says the new one', () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = { type: 'string', help: out.help } as const;
    const contract = { ...command('contract', { server }), renamed: { base: 'server' } };
    expect(readArguments(contract, ['--base', 'http://x'])).toEqual({ server: 'http://x' });
    expect(readArguments(contract, ['--base=http://x', '--lang', 'ca'])).toMatchObject({
      server: 'http://x',
    });
    expect(errorLog.mock.calls.at(-1)).toEqual([
      '--base es diu ara --server; la propera versió ja no l’acceptarà.',
    ]);
    errorLog.mockRestore();
  });

  it('include a positional value where the command takes one', () => {
    const id = { en: 'ID', es: 'ID', ca: 'ID' };
    const read = (...argv: string[]) =>
      readArgumentsWith(
        { value: id, help: id },
        command('new-brand', { 'brands-dir': sharedOptions['brands-dir'] }),
        argv,
      );
    expect(read('cierzo', '--brands-dir', 'x')).toEqual({
      argument: 'cierzo',
      values: { 'brands-dir': 'x' },
    });
    expect(() => read()).toThrow(/^ID is missing\.\n\nUsage: npm run new-brand -- ID \[options\]\n {2}ID /);
    expect(mistakeOf(read).es).toMatch(/^Falta ID\.\n\nUso: npm run new-brand -- ID \[opciones\]\n/);
    expect(() => read('cierzo', 'ebro')).toThrow('ebro is too much');
    expect(() => read('cierzo', '--out', 'x')).toThrow(UsageError);
  });

  it('are validated', () => {
    expect(readPort()).toBe(4321);
    expect(readPort('8080')).toBe(8080);
    for (const wrong of ['0', '65536', '80a', '-1', '']) expect(() => readPort(wrong)).toThrow(UsageError);
    expect(readFormat()).toBe('text');
    expect(readFormat('github')).toBe('github');
    expect(() => readFormat('toString')).toThrow(UsageError);
  });
});
