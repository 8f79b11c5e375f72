import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodBrandsDir } from '../../../tests/support/build/fixture-brands.ts';
import { tempFolder } from '../../../tests/support/build/temp-brand.ts';
import { findAffected } from './affected.ts';
import { changedLogos } from './changed-logos.ts';
import { affectedFormats } from './format-affected.ts';
import { comparePortals, openItems, portalsSince } from './portals.ts';
import { htmlReport } from './report/html.ts';
import { jsonReport } from './report/json.ts';
import { markdownReport } from './report/markdown.ts';
import { NoSuchBase } from './repository.ts';

let root: string;
beforeEach(() => {
  root = tempFolder({});
  write('brands/_all/brand.yaml', 'modoOscuro: sistema\n');
  write('brands/_north/brand.yaml', 'extends: _all\nesquinas: suaves\n');
  write('src/page.ts', 'export {};\n');
  for (const [digit, [id, line]] of Object.entries([
    ['one', 'extends: _north'],
    ['two', "extends: '_north'\nmodoOscuro: sistema"],
    ['three', 'modoOscuro: sistema'],
  ] as const)) {
    cpSync(join(goodBrandsDir, 'minimal'), join(root, 'brands', id), { recursive: true });
    edit(`brands/${id}/brand.yaml`, /^id: .*$/m, `id: ${id}\n${line}`);
    edit(`brands/${id}/brand.yaml`, 'practicas.minimo.example', `${id}.example`);
    edit(`brands/${id}/brand.yaml`, '#0b5563', `#0b556${digit}`);
  }
  git('init', '--quiet', '--initial-branch=main');
  commit();
});

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message=x');
}
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
function edit(path: string, from: string | RegExp, to: string): void {
  const original = readFileSync(join(root, path), 'utf8');
  const edited = original.replace(from, to);
  if (edited === original) throw new Error(`${path} has no ${from.toString()}`);
  writeFileSync(join(root, path), edited);
}
const affected = (ref = 'main') =>
  findAffected({ root, brandsDir: join(root, 'brands'), cacheDir: join(root, '.cache'), ref });
const affectedBrands = async (ref?: string): Promise<string[]> =>
  (await affected(ref)).brands.map(({ brand, why }) => `${brand} ${why}`);

describe('the brands affected by a change', () => {
  it('are none if the parsed contents of the files are the same', async () => {
    edit('brands/one/brand.yaml', 'id: one', '# A remark\nid:   one');
    write('brands/README.md', 'Not a brand.\n');
    write('src/page.test.ts', 'export {};\n');
    write('docs/notes.md', 'Not what a portal is made of.\n');
    expect(await affectedBrands()).toEqual([]);
    expect(affectedFormats.matrix(await affected())).toBe('{"brand":[]}\n');
  });

  it('are new brands and those with other settings, pages or pictures', async () => {
    edit('brands/one/brand.yaml', '#0b5560', '#0b5570');
    cpSync(join(root, 'brands/three'), join(root, 'brands/four'), { recursive: true });
    edit('brands/four/brand.yaml', /three/g, 'four');
    rmSync(join(root, 'brands/two'), { recursive: true });
    const result = await affected();
    expect(result.brands).toEqual([
      { brand: 'four', why: 'added' },
      { brand: 'one', why: 'changed' },
    ]);
    expect(result.removed).toEqual(['two']);
    expect(affectedFormats.text(result, 'en')).toContain('two: is no more');
    expect(result.before.get('one')?.settings.colores.primario).toBe('#0b5560');
  });

  it('are, for a base, the brands that inherit a changed setting, also through other bases', async () => {
    edit('brands/_all/brand.yaml', 'sistema', 'off');
    expect(await affectedBrands()).toEqual(['one changed']);
    edit('brands/_north/brand.yaml', 'suaves', 'rectas');
    expect(await affectedBrands()).toEqual(['one changed', 'two changed']);
  });

  it('are all brands if the code of the portals has changed', async () => {
    write('src/page.ts', 'export const x = 1;\n');
    expect(await affectedBrands()).toEqual(['one renderer', 'three renderer', 'two renderer']);
  });

  it('exclude broken brands, which are reported apart', async () => {
    edit('brands/one/brand.yaml', '#0b5560', 'red-ish');
    const result = await affected();
    expect(result).toMatchObject({ brands: [], broken: ['one'] });
    expect(affectedFormats.text(result, 'en')).toContain('npm run check -- --brand one');
  });

  it('are computed from the merge base, not from what others changed since', async () => {
    git('checkout', '--quiet', '-b', 'mine');
    edit('brands/one/brand.yaml', '#0b5560', '#0b5570');
    commit();
    git('checkout', '--quiet', 'main');
    edit('brands/three/brand.yaml', '#0b5562', '#0b5572');
    commit();
    git('checkout', '--quiet', 'mine');
    expect(await affectedBrands('main')).toEqual(['one changed']);
  });

  it('are compared with the files of the commit, also where their copy in the cache was damaged', async () => {
    edit('brands/one/brand.yaml', '#0b5560', '#0b5570');
    await affected();
    const [copy = ''] = readdirSync(join(root, '.cache/base'));
    edit(join('.cache/base', copy, 'brands/one/brand.yaml'), '#0b5560', '#0b5570');
    expect(await affectedBrands()).toEqual(['one changed']);
  });

  it('cannot be found against a missing commit, which is a user error', async () => {
    await expect(affected('nowhere')).rejects.toThrow(NoSuchBase);
    for (const ref of ['--all', '^main', 'main..HEAD', '0000'])
      await expect(affected(ref), ref).rejects.toThrow(`There is no commit, branch or tag "${ref}" here`);
  });

  it.each([
    ['zeros', '0'.repeat(40), 'only zeros'],
    ['a commit that is gone', 'c0ffee'.padEnd(40, '1'), 'c0ffee111111'],
  ])('are all that can be built if a pipeline compares with %s', async (_, ref, reason) => {
    edit('brands/one/brand.yaml', '#0b5560', 'red-ish');
    const result = await affected(ref);
    expect(result).toMatchObject({ broken: ['one'], removed: [] });
    expect(affectedFormats.matrix(result)).toBe('{"brand":["three","two"]}\n');
    expect(affectedFormats.text(result, 'en').split('\n')[0]).toContain(reason);
    expect(JSON.parse(affectedFormats.json(result, 'en'))).toMatchObject({
      base: ref,
      lost: result.lost?.en,
    });
    const comment = reportOf(result);
    expect(comment).toContain(reason);
    expect(comment).not.toContain('Nobody');
  });

  it('are listed for pipelines by their ids, without folders of another name or broken brands', async () => {
    cpSync(join(root, 'brands/three'), join(root, 'brands/zz|e;#'), { recursive: true });
    edit('brands/zz|e;#/brand.yaml', /three/g, 'x');
    edit('brands/two/brand.yaml', '#0b5561', 'red-ish');
    commit();
    write('src/page.ts', 'export const x = 1;\n');
    const result = await affected();
    expect(affectedFormats.matrix(result)).toBe('{"brand":["one","three"]}\n');
    expect(result.broken).toEqual(['two', 'zz|e;#']);
    expect(affectedFormats.text(result, 'en')).toContain('"zz|e;#": cannot be built');
  });
});

const reportOf = (result: Awaited<ReturnType<typeof affected>>): string =>
  markdownReport(
    comparePortals(portalsSince(result), {
      base: 'main',
      language: 'en',
      broken: result.broken,
      open: openItems(result, 'en'),
      ...(result.lost && { lost: result.lost.en }),
    }),
  );

/** Lines of a report behind its title. */
const linesOf = (report: string): string[] =>
  report
    .split('\n')
    .filter((line) => line !== '')
    .slice(1);

describe('the report of a change', () => {
  it('says first that a brand cannot be built, with its mistakes', async () => {
    edit('brands/one/brand.yaml', '#0b5560', 'red-ish');
    const lines = linesOf(reportOf(await affected()));
    expect(lines[0]).toBe('**Cannot be built: one has 1 mistake.**');
    expect(lines.join('\n')).toMatch(/- `[^`]*brands\/one\/brand.yaml:\d+`: .*`red-ish`/);
    expect(lines.join('\n')).not.toContain('Nobody');
  });

  it('says first that a brand cannot be published, with what is left', async () => {
    write('brands/one/content/es/aviso-legal.md', '## Aviso\n\n**Por completar**: el aviso.\n');
    const lines = linesOf(reportOf(await affected()));
    expect(lines[0]).toBe('**Not ready to be published: 1 thing left in one (before this change: 0).**');
    expect(lines.join('\n')).toContain('brands/one/content/es/aviso-legal.md:3');
  });

  it('calls a brand whose earlier files cannot be read no new portal', async () => {
    const good = readFileSync(join(root, 'brands/one/brand.yaml'), 'utf8');
    const page = readFileSync(join(root, 'brands/two/content/es/aviso-legal.md'), 'utf8');
    edit('brands/one/brand.yaml', '#0b5560', 'red-ish');
    rmSync(join(root, 'brands/two/content'), { recursive: true });
    symlinkSync('/nowhere', join(root, 'brands/two/content'));
    rmSync(join(root, 'brands/three'), { recursive: true });
    symlinkSync('../elsewhere', join(root, 'brands/three'));
    commit();
    write('brands/one/brand.yaml', good);
    rmSync(join(root, 'brands/two/content'));
    cpSync(join(goodBrandsDir, 'minimal/content'), join(root, 'brands/two/content'), { recursive: true });
    write('brands/two/content/es/aviso-legal.md', page);
    rmSync(join(root, 'brands/three'));
    cpSync(join(root, 'brands/one'), join(root, 'brands/three'), { recursive: true });
    edit('brands/three/brand.yaml', /\bone\b/g, 'three');
    const { brands } = comparePortals(portalsSince(await affected()), { base: 'main', language: 'en' });
    expect(brands.map(({ brand, fate }) => `${brand} ${fate}`)).toEqual([
      'one repaired',
      'three repaired',
      'two repaired',
    ]);
  });

  it('shows the logos of a portal on each ground, if one of them looks different', async () => {
    edit('brands/two/brand.yaml', /$/, '\ncabecera: color\n');
    edit('brands/one/content/es/aviso-legal.md', /$/, '\nUna frase más.\n');
    write(
      'brands/three/assets/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#123456"/></svg>',
    );
    const result = await affected();
    const comparison = comparePortals(portalsSince(result), {
      base: 'main',
      language: 'es',
      logos: changedLogos(result, 'es'),
    });
    expect(comparison.brands.map(({ brand, logos }) => [brand, logos !== undefined])).toEqual([
      ['one', false],
      ['three', true],
      ['two', true],
    ]);
    const page = htmlReport(comparison);
    expect(page.match(/<figure class="logo">/g)).toHaveLength(12);
    expect(page).toContain('.logos{');
    expect(page).toContain('Cabecera, en modo oscuro');
    expect(markdownReport(comparison).match(/logotipos/g)).toHaveLength(2);
    expect(jsonReport(comparison)).not.toContain('<svg');
  });

  it('says of a changed id what visitors lose, and does not call it a new portal', async () => {
    cpSync(join(root, 'brands/one'), join(root, 'brands/uno'), { recursive: true });
    edit('brands/uno/brand.yaml', 'id: one', 'id: uno');
    rmSync(join(root, 'brands/one'), { recursive: true });
    const [portal, ...others] = comparePortals(portalsSince(await affected()), {
      base: 'main',
      language: 'en',
    }).brands;
    expect(others).toEqual([]);
    expect(portal).toMatchObject({ brand: 'uno', fate: 'renamed' });
    expect(portal?.changes[0]?.sentence).toMatch(/from “one” to “uno”.* lose their language/);
  });
});
