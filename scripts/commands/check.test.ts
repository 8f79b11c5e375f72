import { afterAll, describe, expect, it, vi } from 'vitest';
import { fixtureBrands, goodBrandsDir } from '../../tests/support/build/fixture-brands.ts';
import { runCommand } from '../../tests/support/run-command.ts';

const broken = fixtureBrands('unknown-key');
const warned = fixtureBrands('third-party-before-consent');
afterAll(() => {
  broken.remove();
  warned.remove();
});

describe('npm run check', () => {
  it('exits with 0 if there are only warnings, and prints no colours into a pipe', async () => {
    const { code, stdout } = await runCommand('check', '--brands-dir', warned.brandsDir);
    expect(code).toBe(0);
    expect(stdout).toContain('1 warning in 1 brand');
    expect(stdout).not.toContain('\u001b');
  });

  it('reports in the language of --lang, or else of the system', async () => {
    const asked = await runCommand('check', '--brands-dir', warned.brandsDir, '--lang', 'ca');
    expect(asked.stdout).toContain('1 avís en 1 marca');
    vi.stubEnv('LC_ALL', 'es_ES.UTF-8');
    const { stdout } = await runCommand('check', '--brands-dir', warned.brandsDir);
    vi.unstubAllEnvs();
    expect(stdout).toContain('1 aviso en 1 marca');
    const json = await runCommand(
      'check',
      '--brands-dir',
      broken.brandsDir,
      '--format',
      'json',
      '--lang',
      'es',
    );
    expect(json.stdout).toContain('"what": "No hay ningún ajuste que se llame');
  });

  it('reports what third-party services cost in security', async () => {
    const { stdout } = await runCommand('check', '--brands-dir', warned.brandsDir);
    expect(stdout).toMatch(
      /cost in security:\n {2}campus: with `cookieyes`, a CookieYes script runs in every page/,
    );
    const plain = await runCommand('check', '--brands-dir', goodBrandsDir, '--brand', 'minimal');
    expect(plain.stdout).not.toContain('cost in security');
  });

  it('exits with 2 if a brand file is wrong, and prints the format of --format', async () => {
    const args = ['--brands-dir', broken.brandsDir, '--brand', 'campus', '--format', 'github'];
    const { code, stdout } = await runCommand('check', ...args);
    expect(code).toBe(2);
    expect(stdout).toMatch(
      /^::error file=.*brand\.yaml,line=4,endLine=4,col=1,endColumn=12,title=unknown-key::/m,
    );
  });

  it('exits with 2 for unfinished settings only with --release', async () => {
    const unlinked = fixtureBrands('unlinked-page');
    const [draft, release] = await Promise.all([
      runCommand('check', '--brands-dir', unlinked.brandsDir),
      runCommand('check', '--brands-dir', unlinked.brandsDir, '--release'),
    ]);
    unlinked.remove();
    expect([draft.code, release.code]).toEqual([0, 2]);
    expect(release.stdout).toContain('1 problem in 1 brand');
  });
});
