import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/support/build/temp-brand.ts';

interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

function runScript(script: string, ...args: string[]): Run {
  return spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], { encoding: 'utf8' });
}

const run = (...args: string[]): Run => runScript('new-brand.ts', ...args);

test('npm run new-brand lists the created files and next steps, and creates nothing twice', () => {
  const brandsDir = tempFolder({});
  const first = run('cierzo', '--brands-dir', brandsDir);
  expect(first.status).toBe(0);
  expect(first.stdout).toMatch(/cierzo\/brand\.yaml +\d+ to fill in/);
  expect(first.stdout).toContain(`npm run dev -- --brand cierzo --brands-dir ${brandsDir}`);
  const second = run('cierzo', '--brands-dir', brandsDir);
  expect(second).toMatchObject({ status: 1, stdout: '' });
  expect(second.stderr).toContain('exists already, and nothing in it is overwritten.');
});

test('npm run new-brand rejects an invalid id with an explanation, and a missing one with its usage', () => {
  const refused = run('Mi Universidad', '--brands-dir', tempFolder({}));
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.stderr).toContain('For example: mi-universidad');
  expect(run().stderr).toContain('Usage: npm run new-brand -- ID [options]');
});

test('npm run new-brand rejects invalid values before it creates anything', () => {
  const brandsDir = tempFolder({ 'link.svg': 'only words' });
  for (const [option, value, says] of [
    ['--idiomas', 'es,fr', 'es, ca, en'],
    ['--color', 'verdoso', '0b5563'],
    ['--organismo', 'otro', 'publico'],
    ['--logo', 'package.json', 'Save it as .svg'],
    ['--logo', join(brandsDir, 'link.svg'), 'The picture is damaged here'],
    ['--logo', 'nowhere.svg', 'There is no file nowhere.svg'],
  ] as const) {
    const refused = run('cierzo', '--brands-dir', brandsDir, option, value);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain(says);
  }
  expect(run('cierzo', '--brands-dir', brandsDir).status).toBe(0);
});

test('npm run ready lists the open problems of a new brand with their lines, in three languages', () => {
  const brandsDir = tempFolder({});
  run('cierzo', '--brands-dir', brandsDir);
  const ready = (lang: string): Run =>
    runScript('ready.ts', '--brand', 'cierzo', '--brands-dir', brandsDir, '--lang', lang);
  const { status, stdout } = ready('es');
  expect(status).toBe(2);
  expect(stdout).toMatch(/brand\.yaml:\d+\n +Falta por rellenar: «/);
  expect(stdout).toMatch(/Por terminar \(\d+\)/);
  expect(stdout).toMatch(/cierzo no está listo: quedan \d+ cosas por resolver\./);
  expect(ready('ca').stdout).toMatch(/cierzo no està a punt/);
  expect(ready('fr')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--lang is one of: es, ca, en') as string,
  });
});

test('npm run add-language lists what must be translated', () => {
  const brandsDir = tempFolder({});
  run('cierzo', '--brands-dir', brandsDir);
  const add = (language: string): Run =>
    runScript('add-language.ts', language, '--brand', 'cierzo', '--brands-dir', brandsDir);
  expect(add('en').stdout).toMatch(/content\/en\/aviso-legal\.md +\d+ to fill in/);
  expect(add('en')).toMatchObject({ status: 1, stderr: 'cierzo is in "en" already.\n' });
  expect(add('fr').stderr).toContain('es, ca, en');
});

test('npm run add-language says how many errors the brand has afterwards', () => {
  const brandsDir = tempFolder({});
  for (const id of ['_base', 'ribera'])
    cpSync(join(import.meta.dirname, '../../brands', id), join(brandsDir, id), { recursive: true });
  const args = ['--brand', 'ribera', '--brands-dir', brandsDir, '--lang', 'es'];
  const { stdout } = runScript('add-language.ts', 'ca', ...args);
  const [, count] = /La marca tiene ahora (\d+) errores/.exec(stdout) ?? [];
  expect(stdout).toContain(`npm run check -- --brand ribera --brands-dir ${brandsDir}`);
  const checked = JSON.parse(runScript('check.ts', ...args, '--format', 'json').stdout) as {
    problems: { severity: string }[];
  };
  expect(checked.problems.filter(({ severity }) => severity === 'error')).toHaveLength(Number(count));
});

test('npm run new-brand takes what people type: quotes, names of languages and colours', () => {
  const brandsDir = tempFolder({});
  const types = (id: string, ...args: string[]): string => {
    expect(run(id, '--brands-dir', brandsDir, ...args)).toMatchObject({ status: 0 });
    return readFileSync(join(brandsDir, id, 'brand.yaml'), 'utf8');
  };
  expect(types('uno', '--color', `"#7A1F3D"`, '--idiomas', 'català y castellano')).toMatch(
    /idiomas: \[ca, es\][^]*primario: '#7a1f3d'/,
  );
  expect(types('tres', '--idiomas', 'català i castellà', '--color', 'granat')).toMatch(
    /idiomas: \[ca, es\][^]*primario: '#800000'/,
  );
  expect(types('cuatro', '--idiomas', 'espanyol, anglès')).toMatch(/idiomas: \[es, en\]/);
  expect(types('dos', '--color', 'granate', '--idiomas', 'español', '--organismo', 'Privado')).toMatch(
    /organismo: privado[^]*primario: '#800000'/,
  );
});

test('npm run ready of a brand that does not exist says so without an empty place', () => {
  const { stdout, status } = runScript('ready.ts', '--brand', 'nope', '--lang', 'es');
  expect(status).toBe(2);
  expect(stdout).not.toMatch(/\[ \] *$/m);
  expect(stdout).toMatch(/\[ \] .*nope/);
  expect(stdout).not.toContain('npm run verify-host');
});
