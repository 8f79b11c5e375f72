import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureBrands, goodBrandsDir } from '../tests/support/fixture-brands.ts';

const broken = fixtureBrands('unknown-key');
const warned = fixtureBrands('third-party-before-consent');
afterAll(() => {
  broken.remove();
  warned.remove();
});

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function run(script: 'check' | 'explain', ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, `${script}.ts`), ...args],
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}

describe('npm run check', () => {
  it('ends with 0 when nothing is wrong, and when there are only warnings', async () => {
    expect(await run('check', '--brands-dir', goodBrandsDir)).toMatchObject({
      code: 0,
      stdout: 'No problems\n',
    });
    const { code, stdout } = await run('check', '--brands-dir', warned.brandsDir);
    expect(code).toBe(0);
    expect(stdout).toContain('1 warning in 1 brand');
  });

  it('ends with 2 when a brand file is wrong, in each format', async () => {
    const formats = await Promise.all(
      ['text', 'json', 'github'].map((format) =>
        run('check', '--brands-dir', broken.brandsDir, '--brand', 'campus', '--format', format),
      ),
    );
    expect(formats.map(({ code }) => code)).toEqual([2, 2, 2]);
    const [text, json, github] = formats.map(({ stdout }) => stdout);
    expect(text).toContain('Did you mean `nombreCorto`?');
    expect(text).not.toContain('\u001b');
    expect(JSON.parse(json ?? '')).toMatchObject({ version: 1, errors: 9 });
    expect(github).toMatch(
      /^::error file=.*brand\.yaml,line=4,endLine=4,col=1,endColumn=12,title=unknown-key::/m,
    );
  });

  it('ends with 1 when the command itself is wrong', async () => {
    const ended = await Promise.all([
      run('check', '--frobnicate'),
      run('check', '--format', 'xml'),
      run('check', '--brands-dir', join(goodBrandsDir, 'nowhere')),
    ]);
    expect(ended.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(ended[0]?.stderr).toContain('Usage: npm run check -- [options]');
    expect(ended[1]?.stderr).toContain('text, json, github');
    expect(ended[2]?.stderr).toContain('There are no brands in');
  });

  it('says what it takes when it is asked', async () => {
    const { code, stdout } = await run('check', '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('--brands-dir DIR');
  });
});

describe('npm run explain', () => {
  it('says for each page whether it exists and which setting decided that', async () => {
    const { code, stdout } = await run('explain', '--brands-dir', warned.brandsDir, '--brand', 'campus');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ {2}job-offers +\/ofertas-empleo +modulos\.empleo: true {2}\(the default\)$/m);
    expect(stdout).toMatch(/^ {2}registration +canRegistroAlumno: false {2}\(the default\)$/m);
  });

  it('says of one page everything: all its addresses, and each setting with its line', async () => {
    const brands = fixtureBrands('contradiction');
    const args = ['--brands-dir', brands.brandsDir, '--brand', 'campus'];
    const [offers, change] = await Promise.all([
      run('explain', ...args, '--route', 'placement-offers'),
      run('explain', ...args, '--route', 'placement-change'),
    ]);
    brands.remove();
    expect(offers.stdout).toContain('It does not exist in this portal.');
    expect(brands.readable(offers.stdout)).toContain(
      'modulos.practicas: false  (brands/campus/brand.yaml:18)',
    );
    expect(change.stdout).toContain('It exists when one of these allows it:');
  });

  it('helps with a name that does not exist', async () => {
    const ended = await Promise.all([
      run('explain', '--brands-dir', warned.brandsDir),
      run('explain', '--brands-dir', warned.brandsDir, '--brand', 'campsu'),
      run('explain', '--brands-dir', warned.brandsDir, '--brand', 'campus', '--route', 'job-ofers'),
    ]);
    expect(ended.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(ended.map(({ stderr }) => stderr)).toEqual([
      'Say which brand: --brand ID. There are: campus.\n',
      'There is no brand called `campsu`. Did you mean `campus`?\n',
      'There is no route called `job-ofers`. Did you mean `job-offers`?\n',
    ]);
  });
});
