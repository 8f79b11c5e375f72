import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fixtureBrands, goodBrandsDir } from '../../tests/support/build/fixture-brands.ts';
import { tempFolder } from '../../tests/support/build/temp-brand.ts';

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

function run(script: string, ...args: string[]): Promise<Ended> {
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

const guides = [
  ['brand-files.md', 'en'],
  ['brand-files.es.md', 'es'],
  ['brand-files.ca.md', 'ca'],
] as const;

/** Output of `npm run check` and `npm run explain` quoted in a guide, without the ellipsis. */
function quoted(guide: string): [report: string, pages: string] {
  const text = readFileSync(join(import.meta.dirname, '../../docs', guide), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n([^]*?)\n```$/gm)];
  const [, report = '', pages = ''] = blocks.filter(([, kind]) => !kind).map(([, , block = '']) => block);
  return [report, pages.replace('\n…', '')];
}

/** Removes line numbers of brand files, which change often. */
const withoutLines = (text: string): string => text.replace(/yaml:\d+/g, 'yaml');

describe('npm run check', () => {
  it('ends with 0 when there are only warnings, and prints them without colour where nobody reads', async () => {
    const { code, stdout } = await run('check', '--brands-dir', warned.brandsDir);
    expect(code).toBe(0);
    expect(stdout).toContain('1 warning in 1 brand');
    expect(stdout).not.toContain('\u001b');
  });

  it('speaks the language that is asked for, else that of the system', async () => {
    const asked = await run('check', '--brands-dir', warned.brandsDir, '--lang', 'ca');
    expect(asked.stdout).toContain('1 avís en 1 marca');
    vi.stubEnv('LC_ALL', 'es_ES.UTF-8');
    const { stdout } = await run('check', '--brands-dir', warned.brandsDir);
    vi.unstubAllEnvs();
    expect(stdout).toContain('1 aviso en 1 marca');
    const json = await run('check', '--brands-dir', broken.brandsDir, '--format', 'json', '--lang', 'es');
    expect(json.stdout).toContain('"what": "No hay ningún ajuste que se llame');
  });

  it.each(guides)(
    'prints what %s quotes of a report and of the pages of a brand',
    async (guide, language) => {
      const [report, pages] = quoted(guide);
      const check = await run('check', '--brands-dir', broken.brandsDir, '--lang', language);
      expect(broken.readable(check.stdout)).toContain(report);
      const explain = await run('explain', '--brand', 'ribera', '--lang', language);
      const printed = withoutLines(explain.stdout).split('\n');
      expect(printed).toEqual(expect.arrayContaining(withoutLines(pages).split('\n')));
    },
  );

  it('says what services of others cost in safety', async () => {
    const { stdout } = await run('check', '--brands-dir', warned.brandsDir);
    expect(stdout).toMatch(
      /cost in safety:\n {2}campus: with `cookieyes`, a script of CookieYes runs in every page/,
    );
    const plain = await run('check', '--brands-dir', goodBrandsDir, '--brand', 'minimal');
    expect(plain.stdout).not.toContain('cost in safety');
  });

  it('ends with 2 when a brand file is wrong, and prints in the format that is asked for', async () => {
    const args = ['--brands-dir', broken.brandsDir, '--brand', 'campus', '--format', 'github'];
    const { code, stdout } = await run('check', ...args);
    expect(code).toBe(2);
    expect(stdout).toMatch(
      /^::error file=.*brand\.yaml,line=4,endLine=4,col=1,endColumn=12,title=unknown-key::/m,
    );
  });

  it('ends with 2 for what is unfinished only when the brands are to be published', async () => {
    const unlinked = fixtureBrands('unlinked-page');
    const [draft, release] = await Promise.all([
      run('check', '--brands-dir', unlinked.brandsDir),
      run('check', '--brands-dir', unlinked.brandsDir, '--release'),
    ]);
    unlinked.remove();
    expect([draft.code, release.code]).toEqual([0, 2]);
    expect(release.stdout).toContain('1 problem in 1 brand');
  });
});

describe('npm run explain', () => {
  it('says for each page whether it exists and which setting decided that', async () => {
    const { code, stdout } = await run('explain', '--brands-dir', warned.brandsDir, '--brand', 'campus');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ {2}job-offers +\/ofertas-empleo +modulos\.empleo: true {2}\(the default\)$/m);
    expect(stdout).toMatch(/^ {2}registration +Registro +canRegistroAlumno: false {2}\(the default\)$/m);
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

  it('takes a page by an address or its title, in any language, and says in words what holds nothing', async () => {
    const explained = async (route: string) =>
      (await run('explain', '--brand', 'ribera', '--route', route, '--lang', 'es')).stdout;
    const placements = await explained('placements');
    expect(placements).toContain('modulos.practicas: true');
    expect(
      await Promise.all(['/mis-practicas', '/ca/les-meves-practiques', 'mis prácticas'].map(explained)),
    ).toEqual([placements, placements, placements]);
    expect(await explained('login-specific')).toContain('loginsEspecificos: vacío  (');
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

describe('a folder without brands', () => {
  it('ends every command that reads brands with 1 and says so, whether it is empty, missing or a file', async () => {
    const none = tempFolder({ '_base/brand.yaml': 'logoSize: 40\n', 'file.txt': 'x' });
    const folders = [none, join(none, 'nowhere'), join(none, 'file.txt')];
    const commands = ['check', 'explain', 'build', 'start', 'sandbox', 'dev'];
    const runs = commands.map((script, index) => run(script, '--brands-dir', folders[index % 3] ?? none));
    for (const { code, stdout, stderr } of await Promise.all(runs)) {
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^There are no brands in .+\.\n$/);
    }
  });
});

describe('npm run check -- --legal', () => {
  it('says of each duty what fulfils it, what is missing and in which line, and who else has to do it', async () => {
    const { code, stdout } = await run(
      'check',
      '--legal',
      '--format',
      'json',
      '--brands-dir',
      warned.brandsDir,
    );
    expect(code).toBe(0);
    const duties = JSON.parse(stdout) as Record<'law' | 'what' | 'state' | 'text' | 'place', string>[];
    expect(duties.length).toBeGreaterThanOrEqual(30);
    const of = (what: string) => duties.find((duty) => duty.what === what);
    expect(of('who runs the portal')).toMatchObject({
      state: 'missing',
      place: expect.stringMatching(/brand\.yaml:\d+$/) as string,
    });
    expect(
      of('nothing of others before consent, refusing as easy as accepting, withdrawal at any time'),
    ).toMatchObject({
      state: 'missing',
      text: expect.stringContaining('built-in consent banner') as string,
    });
    // Pages are named by their file in each language.
    const notice = of('legal notice in every language');
    expect(notice?.state).toBe('met');
    expect(notice?.text).toMatch(
      /\/content\/es\/aviso-legal\.md`(, `[^`]+\/content\/\w+\/aviso-legal\.md`)*$/,
    );
    expect(of('record of processing activities')).toMatchObject({
      state: 'elsewhere',
      text: 'the institution',
    });
    // Duties name the acts that readers know.
    const laws = duties.map(({ law }) => law).join('; ');
    for (const act of [
      'RD 1112/2018',
      'Ley 34/2002',
      'Ley 11/2023',
      'RGPD, art. 13',
      'RGPD, art. 14',
      'RD 592/2014, art. 5',
      'RD 592/2014, arts. 13–16',
      'RDL 2/2023',
      'Ley 15/2022',
      'LO 3/2007',
      'RD 311/2022',
      'Ley 2/2023',
    ])
      expect(laws).toContain(act);
    expect(of('pages that everyone can use (EN 301 549)')?.text).toContain('npm run audit');
    expect(duties.filter(({ text, law }) => !text || !law)).toEqual([]);
  });
});
