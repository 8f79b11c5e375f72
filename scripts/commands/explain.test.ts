import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { factsOf } from '#generator/render/bundle/site-writer.ts';
import { formatRecords } from '#generator/render/reuse/page-records.ts';
import { tempFolder } from '../../tests/support/build/temp-brand.ts';
import { fixtureBrands } from '../../tests/support/build/fixture-brands.ts';
import { runCommand } from '../../tests/support/run-command.ts';

const warned = fixtureBrands('third-party-before-consent');
afterAll(() => warned.remove());

describe('npm run explain', () => {
  it('lists for each page whether it exists and which setting decides that', async () => {
    const { code, stdout } = await runCommand(
      'explain',
      '--brands-dir',
      warned.brandsDir,
      '--brand',
      'campus',
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ {2}job-offers +\/ofertas-empleo +modulos\.empleo: true {2}\(the default\)$/m);
    expect(stdout).toMatch(/^ {2}registration +Registro +canRegistroAlumno: false {2}\(the default\)$/m);
  });

  it('explains one page with all its addresses, and each setting with its line', async () => {
    const brands = fixtureBrands('contradiction');
    const args = ['--brands-dir', brands.brandsDir, '--brand', 'campus', '--route', 'placement-change'];
    const { stdout } = await runCommand('explain', ...args);
    brands.remove();
    expect(stdout).toContain('It does not exist in this portal.\nIt exists when one of these allows it:');
    expect(brands.readable(stdout)).toContain(
      'modulos.cambioPracticas: false  (brands/campus/brand.yaml:19)',
    );
  });

  it('finds a page by an address or title in any language, and names an empty value', async () => {
    const explain = async (route: string) =>
      (await runCommand('explain', '--brand', 'ribera', '--route', route, '--lang', 'es')).stdout;
    const placements = await explain('placements');
    expect(placements).toContain('modulos.practicas: true');
    expect(
      await Promise.all(['/mis-practicas', '/ca/les-meves-practiques', 'mis prácticas'].map(explain)),
    ).toEqual([placements, placements, placements]);
    expect(await explain('login-specific')).toContain('loginsEspecificos: vacío  (');
  });

  it('names the nearest addresses for one that no page has', async () => {
    const args = ['--brands-dir', warned.brandsDir, '--brand', 'campus', '--lang', 'es'];
    const { code, stderr } = await runCommand('explain', ...args, '--route', '/nada');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^No hay ninguna ruta que se llame `\/nada`\. Hay estas: (?:\/\S*, ){1,5}\/\S*\.\n$/,
    );
  });

  it('names the pages that read a setting by the records of a built portal, and says how to get these', async () => {
    const out = tempFolder({
      'campus/pages.json': formatRecords({
        renderer: '',
        late: new Map(),
        found: new Map([['/brand/settings/nombre', '"Campus"']]),
        pages: [
          {
            route: 'login',
            language: 'es',
            file: 'login/index.html',
            size: 1,
            sha256: '',
            reads: ['/brand/settings/nombre'],
            links: [],
          },
        ],
      }),
    });
    const args = ['--brands-dir', warned.brandsDir, '--brand', 'campus', '--out', out, '--setting'];
    expect(await runCommand('explain', ...args, 'nombre')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run build -- --brand campus') as string,
    });
    const records = readFileSync(join(out, 'campus/pages.json'));
    const subject = [{ name: 'pages.json', digest: { sha256: factsOf(records).sha256 } }];
    writeFileSync(join(out, 'campus/provenance.json'), JSON.stringify({ subject }));
    const { stdout } = await runCommand('explain', ...args, 'nombre');
    expect(stdout).toMatch(/^1 page of 1 read `nombre`.*:\n {2}login +\S.* es$/m);
    expect((await runCommand('explain', ...args, 'nonbre')).stderr).toBe(
      'There is no setting called `nonbre`. Did you mean `nombre`?\n',
    );
  });

  it('suggests a route for an unknown name', async () => {
    const args = ['--brands-dir', warned.brandsDir, '--brand', 'campus', '--route', 'job-ofers'];
    expect(await runCommand('explain', ...args)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no route called `job-ofers`. Did you mean `job-offers`?\n',
    });
  });
});
