import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The commands of whoever keeps brands, with what has to stand behind their names. */
const commands: readonly (readonly [string, ...string[]])[] = [
  ['check'],
  ['explain'],
  ['ready'],
  ['new-brand', 'cierzo'],
  ['add-language', 'ca'],
  ['compare'],
  ['affected'],
  ['build'],
  ['dev'],
  ['verify'],
  ['verify-host', 'https://practicas.cierzo.example'],
  ['audit'],
];

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function run(command: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, `${command}.ts`), ...args],
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}

describe.each(commands)('npm run %s', (command, ...needed) => {
  it('explains its options in Spanish and in Catalan', async () => {
    const [es, ca] = await Promise.all([
      run(command, '--help', '--lang', 'es'),
      run(command, '--lang=ca', '-h'),
    ]);
    expect(es).toMatchObject({ code: 0, stderr: '' });
    expect(es.stdout).toMatch(new RegExp(`^Uso: npm run ${command} -- .*\\[opciones\\]\\n`));
    expect(es.stdout).toContain('idioma del informe');
    expect(ca.stdout).toMatch(new RegExp(`^Ús: npm run ${command} -- .*\\[opcions\\]\\n`));
    expect(ca.stdout).toContain('llengua de l’informe');
  });

  it('says in Catalan which option it does not take, and ends with 1', async () => {
    const { code, stdout, stderr } = await run(command, ...needed, '--lang', 'ca', '--zzz');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^No hi ha cap opció --zzz\.\n\nÚs: /);
  });
});

describe('a name that is none', () => {
  it.each([
    ['explain', ['--brand', 'cierzo'], 'No hay ninguna marca que se llame `cierzo`. Hay estas: '],
    ['explain', ['--brand', 'illes', '--route', 'cvv'], 'No hay ninguna ruta que se llame `cvv`. ¿Querías'],
    ['explain', [], 'Di qué marca: --brand ID. Hay estas: '],
    ['add-language', ['ca', '--brand', 'cierzo'], 'No hay ninguna marca cierzo.'],
    ['add-language', ['fr', '--brand', 'illes'], 'Un portal puede estar en es, ca, en; no en «fr».'],
    ['add-language', ['ca'], 'Falta --brand ID: '],
    ['new-brand', ['Mi Portal'], '«Mi Portal» no puede ser el id de una marca: '],
    ['new-brand', ['cierzo', '--color', 'rojo'], '--color es un color en la forma'],
    ['compare', ['--base', 'no-such-branch'], 'Aquí no hay ningún commit «no-such-branch».'],
    ['check', ['--brands-dir', 'nowhere'], 'No hay marcas en nowhere.'],
    ['verify', ['--out', 'nowhere'], '`nowhere` no se puede usar: no existe'],
    ['verify-host', ['https://x.example', '--brand', 'cierzo', '--out', 'no'], 'No hay ningún portal en '],
    ['dev', ['--brand', 'illes', '--brand', 'ribera'], 'Da una sola --brand'],
  ] as const)('is told in Spanish by %s', async (command, args, says) => {
    const { code, stderr } = await run(command, ...args, '--lang', 'es');
    expect(stderr).toContain(says);
    expect(code).toBe(1);
  });
});
