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
  it('ends with 0 when there are only warnings, and prints them without colour where nobody reads', async () => {
    const { code, stdout } = await run('check', '--brands-dir', warned.brandsDir);
    expect(code).toBe(0);
    expect(stdout).toContain('1 warning in 1 brand');
    expect(stdout).not.toContain('\u001b');
  });

  it('ends with 2 when a brand file is wrong, and prints in the format that is asked for', async () => {
    const args = ['--brands-dir', broken.brandsDir, '--brand', 'campus', '--format', 'github'];
    const { code, stdout } = await run('check', ...args);
    expect(code).toBe(2);
    expect(stdout).toMatch(
      /^::error file=.*brand\.yaml,line=4,endLine=4,col=1,endColumn=12,title=unknown-key::/m,
    );
  });

  it('ends with 1 when the command itself is wrong', async () => {
    const { code, stderr } = await run('check', '--brands-dir', join(goodBrandsDir, 'nowhere'));
    expect(code).toBe(1);
    expect(stderr).toContain('There are no brands in');
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
    const args = ['--brands-dir', brands.brandsDir, '--brand', 'campus', '--route', 'placement-change'];
    const { stdout } = await run('explain', ...args);
    brands.remove();
    expect(stdout).toContain('It does not exist in this portal.\nIt exists when one of these allows it:');
    expect(brands.readable(stdout)).toContain(
      'modulos.cambioPracticas: false  (brands/campus/brand.yaml:19)',
    );
  });

  it('helps with a name that does not exist', async () => {
    const args = ['--brands-dir', warned.brandsDir, '--brand', 'campus', '--route', 'job-ofers'];
    expect(await run('explain', ...args)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no route called `job-ofers`. Did you mean `job-offers`?\n',
    });
  });
});
