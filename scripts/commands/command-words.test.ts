import { languages } from '#core/i18n/languages.ts';
import { describe, expect, it } from 'vitest';
import { type CommandResult, runNode } from '../../tests/support/run-command.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** The project's commands: their npm scripts and the names in their help. */
const commands = Object.entries(packageJson.scripts)
  .filter(([, started]) => /^node (?:--import \S+ )?scripts\//.test(started))
  .map(([name, started]) => {
    const [, ...words] = started.split(' ');
    const called = ({ 'test:full': 'test', voices: 'screenshots' } as Record<string, string>)[name] ?? name;
    return { name, words, usage: called === 'start' || called === 'test' ? called : `run ${called}` };
  });

/** Required arguments of commands. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'new-brand': ['cierzo'],
  'add-language': ['ca'],
  'import-towns': ['towns.json'],
  'verify-host': ['https://practicas.cierzo.example'],
};

/** Exit code for wrong usage; `contract` uses 1 for a server that breaks the contract. */
const usageExitCode = (command: string): number => (command === 'contract' ? 2 : 1);

/** Commands with a missing argument, with their error messages. */
const missing: readonly (readonly [command: string, args: readonly string[], message: string])[] = [
  ['add-language', [], 'Falta IDIOMA.'],
  ['audit', ['--brand'], 'Detrás de --brand falta un valor.'],
  ['audit', ['--brand', 'cierzo'], '--brand es uno de estos: '],
  ['affected', [], 'Falta --base BASE: '],
  ['affected', ['--base'], 'Detrás de --base falta un valor.'],
  ['compare', [], 'Falta --base BASE: '],
  ['contract', [], '--server es la dirección de un servidor, como '],
  ['edit', [], 'Di qué marca: --brand ID.'],
  ['explain', [], 'Di qué marca: --brand ID.'],
  ['import-towns', [], 'Falta FICHERO.'],
  ['import-towns', ['towns.json'], 'Falta --year AÑO: '],
  ['new-brand', [], 'Falta ID.'],
  ['ready', [], 'Falta --brand ID: '],
  ['start', ['--port'], 'Detrás de --port falta un valor.'],
  ['test', ['--browser'], 'Detrás de --browser falta un valor.'],
  ['test', ['--browser', 'mine'], '--browser es uno de estos: packaged, system; no «mine».'],
  ['verify-host', [], 'Falta DIRECCIÓN.'],
  ['screenshots', ['--mode', 'grey'], '--mode es uno de estos: light, dark; no «grey».'],
  ['screenshots', ['--brand', 'cierzo'], '--brand es uno de estos: '],
];

const run = (command: string, ...args: string[]): Promise<CommandResult> =>
  runNode(...(commands.find(({ name }) => name === command)?.words ?? []), ...args);

describe.each(commands)('npm $usage, as $name', ({ name, words, usage }) => {
  it('explains itself in Spanish', async () => {
    const { code, stdout, stderr } = await runNode(...words, '--help', '--lang', 'es');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split(' -- ')[0]).toBe(`Uso: npm ${usage}`);
    expect(stdout).toContain('idioma del informe');
    // The description follows the usage line, then come the exit codes.
    expect(stdout).toMatch(/^Uso: .*\n\n[A-Z].+\.\n\n/);
    expect(stdout).toMatch(/\n\nCódigos de salida:\n {2}0 {2}todo va bien\n {2}1 {2}\S/);
  });

  it('reports an unknown option in Catalan, and ends with the code for wrong usage', async () => {
    const { code, stdout, stderr } = await runNode(
      ...words,
      ...(needed[name] ?? []),
      '--lang',
      'ca',
      '--zzz',
    );
    expect({ code, stdout }).toEqual({ code: usageExitCode(name), stdout: '' });
    expect(stderr).toMatch(/^No hi ha cap opció --zzz\.\n\nÚs: /);
  });
});

describe('a missing argument', () => {
  it.each(missing)('is reported in Spanish by %s %j', async (command, args, message) => {
    const { code, stdout, stderr } = await run(command, ...args, '--lang', 'es');
    expect({ code, stdout }).toEqual({ code: usageExitCode(command), stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

describe('an unknown name', () => {
  it.each([
    ['edit', ['--brand', 'cierzo'], 'No hay ninguna marca que se llame `cierzo`. Hay estas: '],
    ['edit', ['--brand', 'illes', '--brand', 'ribera'], 'Da una sola --brand'],
    ['explain', ['--brand', 'cierzo'], 'No hay ninguna marca que se llame `cierzo`. Hay estas: '],
    ['explain', ['--brand', 'illes', '--route', 'cvv'], 'No hay ninguna ruta que se llame `cvv`. ¿Querías'],
    ['explain', [], 'Di qué marca: --brand ID. Hay estas: '],
    ['add-language', ['ca', '--brand', 'cierzo'], 'No hay ninguna marca cierzo.'],
    [
      'add-language',
      ['fr', '--brand', 'illes'],
      `Un portal puede estar en ${languages.join(', ')}; no en «fr».`,
    ],
    ['add-language', ['ca'], 'Falta --brand ID: '],
    ['new-brand', ['Mi Portal'], '«Mi Portal» no puede ser el id de una marca: '],
    ['new-brand', ['cierzo', '--color', 'rojizo'], 'El color se escribe como 0b5563'],
    [
      'compare',
      ['--base', 'no-such-branch'],
      'Aquí no hay ningún commit, rama ni etiqueta «no-such-branch».',
    ],
    ['check', ['--brands-dir', 'nowhere'], 'No hay marcas en nowhere.'],
    ['verify', ['--out', 'nowhere'], '`nowhere` no se puede usar: no existe'],
    [
      'verify',
      ['--brand', 'cierzo', '--out', 'scripts'],
      'Constrúyelo antes: npm run build -- --brand cierzo',
    ],
    ['verify-host', ['https://x.example', '--brand', 'cierzo', '--out', 'no'], 'No hay ningún portal en '],
    ['dev', ['--brand', 'illes', '--brand', 'ribera'], 'Da una sola --brand'],
    ['add-language', ['en', '--brand', 'illes', '--brand', 'ribera'], 'Da una sola --brand'],
    [
      'contract',
      ['--server', 'http://localhost:1', '--brand', 'illes', '--brand', 'ribera'],
      'Da una sola --brand',
    ],
  ] as const)('is reported in Spanish by %s', async (command, args, message) => {
    const { code, stderr } = await run(command, ...args, '--lang', 'es');
    expect(stderr).toContain(message);
    expect(code).toBe(usageExitCode(command));
  });
});
