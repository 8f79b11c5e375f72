import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  appendFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { BrandSession } from './brand-session.ts';
import { BrandTexts } from './brand-texts.ts';

const brands = join(import.meta.dirname, '../../../brands');
const scratch = mkdtempSync(join(tmpdir(), 'andana-editor-'));
const texts = new BrandTexts();
afterAll(() => {
  texts.close();
  rmSync(scratch, { recursive: true });
});

let brandsDir = '';
let folder = '';
let count = 0;

beforeEach(() => {
  const place = join(scratch, String(count++));
  brandsDir = join(place, 'brands');
  folder = join(brandsDir, 'illes');
  mkdirSync(brandsDir, { recursive: true });
  cpSync(join(brands, 'illes'), folder, { recursive: true });
  for (const name of ['_base', 'meridia']) symlinkSync(join(brands, name), join(brandsDir, name));
});

const open = (): Promise<BrandSession> =>
  BrandSession.open({ brandsDir, id: 'illes', cacheFolder: join(brandsDir, '../editor'), texts });

const onDisk = (): string => readFileSync(join(folder, 'brand.yaml'), 'utf8');
const settingsOf = (session: BrandSession): string =>
  Buffer.from(session.read('brand.yaml') ?? '').toString();
const setName = { kind: 'set', path: ['nombreCorto'], value: 'Illes nova' } as const;
const setColour = { kind: 'set', path: ['colores', 'primario'], value: '#123456' } as const;

/** Changes a setting in the folder of the brand, as another program would. */
function changeOnDisk(from: string | RegExp, to: string): void {
  const text = onDisk();
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, 'brand.yaml'), changed);
}

describe('a session', () => {
  test('leaves the folder as it is until it is saved', async () => {
    const session = await open();
    const before = onDisk();
    expect(await session.edit([setName])).toEqual({ made: true });
    expect(onDisk()).toBe(before);
    expect(session.state.changed).toEqual(['brand.yaml']);
    expect(await session.save()).toEqual([]);
    expect(onDisk()).toBe(settingsOf(session));
    expect(onDisk()).toContain('Illes nova');
    expect(session.state.changed).toEqual([]);
  });

  test('without an edit writes nothing when it is saved', async () => {
    const session = await open();
    const before = onDisk();
    await session.save();
    expect(onDisk()).toBe(before);
  });

  test('is read by the generator with its edits', async () => {
    const session = await open();
    await session.edit([setName]);
    const { brands: read, problems } = await loadBrands({ brandsDir: session.brandsDir, only: ['illes'] });
    expect(read[0]?.settings.nombreCorto, JSON.stringify(problems)).toBe('Illes nova');
  });

  test('goes back to the very bytes, and on again', async () => {
    const session = await open();
    const before = onDisk();
    for (let step = 0; step < 50; step++)
      await session.edit([{ kind: 'set', path: ['nombreCorto'], value: `Illes ${step}` }]);
    const last = settingsOf(session);
    await session.goTo(0);
    expect(settingsOf(session)).toBe(before);
    await session.goTo(50);
    expect(settingsOf(session)).toBe(last);
    await expect(session.goTo(51)).rejects.toThrow(RangeError);
  });

  test('keeps its steps, the undone ones too, for the next start', async () => {
    const session = await open();
    await session.edit([setName]);
    await session.edit([setColour]);
    await session.goTo(1);
    const again = await open();
    expect(again.state).toEqual(session.state);
    expect(settingsOf(again)).toBe(settingsOf(session));
    await again.goTo(2);
    expect(settingsOf(again)).toContain('#123456');
  });

  test('loses only the step that was being written when the computer stopped', async () => {
    const session = await open();
    await session.edit([setName]);
    appendFileSync(join(brandsDir, '../editor/journal.jsonl'), '{"kind":"step","step":{"edi');
    const again = await open();
    expect(again.state.steps).toHaveLength(1);
    await again.edit([setColour]);
    expect((await open()).state.steps).toHaveLength(2);
  });

  test('drops undone steps once another one is made', async () => {
    const session = await open();
    await session.edit([setName]);
    await session.goTo(0);
    await session.edit([setColour]);
    expect(session.state).toMatchObject({ position: 1, steps: { length: 1 } });
    expect(settingsOf(session)).not.toContain('Illes nova');
  });

  test('has files among its edits', async () => {
    const session = await open();
    const path = 'content/es/aviso-legal.md';
    await session.edit([{ kind: 'file', path, content: '# Aviso\n' }]);
    await session.edit([{ kind: 'file', path: 'assets/nuevo.svg', content: '<svg/>' }]);
    await session.edit([{ kind: 'file', path }]);
    expect(session.read(path)).toBeUndefined();
    await session.goTo(2);
    expect(Buffer.from(session.read(path) ?? '').toString()).toBe('# Aviso\n');
    expect(session.state.changed).toEqual(['assets/nuevo.svg', path]);
    await session.save();
    expect(readFileSync(join(folder, 'assets/nuevo.svg'), 'utf8')).toBe('<svg/>');
  });

  test('takes another text of all settings, which can be undone', async () => {
    const session = await open();
    const before = onDisk();
    await session.edit([{ kind: 'file', path: 'brand.yaml', content: `${before}# Comment\n` }]);
    expect(settingsOf(session)).toBe(`${before}# Comment\n`);
    await session.edit([setName]);
    expect(settingsOf(session)).toMatch(/Illes nova[^]*# Comment\n$/);
    await session.goTo(0);
    expect(settingsOf(session)).toBe(before);
  });

  test.each(['../meridia/brand.yaml', 'assets/../../x.svg', '.git/config', 'assets/.hidden', '/etc/passwd'])(
    'writes no file at %s',
    async (path) => {
      const session = await open();
      expect(await session.edit([{ kind: 'file', path, content: 'x' }])).toEqual({
        made: false,
        forbidden: [path],
      });
      expect(session.state.steps).toEqual([]);
    },
  );

  test('refuses edits that do not come out as meant, and makes none of a step', async () => {
    const session = await open();
    const result = await session.edit([setName, { kind: 'unset', path: ['no', 'such'] }]);
    expect(result).toMatchObject({ made: false, refused: [{ edit: { path: ['no', 'such'] } }] });
    expect(session.state.steps).toEqual([]);
  });

  test('makes no edit of what has changed since it was seen', async () => {
    const session = await open();
    await session.edit([setName]);
    const late = { ...setName, value: 'Otra', was: 'Illes' };
    expect(await session.edit([late])).toEqual({ made: false, changed: [late] });
    expect(await session.edit([{ ...late, was: 'Illes nova' }])).toEqual({ made: true });
    const missing = { kind: 'set', path: ['noHay'], value: 1, was: null } as const;
    expect(await session.edit([missing])).toEqual({ made: true });
  });
});

describe('a change in the folder of the brand', () => {
  test('is taken over beside edits of other settings', async () => {
    const session = await open();
    await session.edit([setColour]);
    changeOnDisk(/^nombreCorto: .*$/m, 'nombreCorto: Fuera');
    writeFileSync(join(folder, 'content/es/aviso-legal.md'), '# Fuera\n');
    expect(await session.sync()).toEqual([]);
    expect(settingsOf(session)).toContain('nombreCorto: Fuera');
    expect(settingsOf(session)).toContain('#123456');
    expect(session.state).toMatchObject({ position: 1, changed: ['brand.yaml'] });
    await session.goTo(0);
    expect(settingsOf(session)).toBe(onDisk());
  });

  test('of the same setting asks which one is meant', async () => {
    const session = await open();
    await session.edit([setName]);
    await session.edit([setColour]);
    changeOnDisk(/^nombreCorto: .*$/m, 'nombreCorto: Fuera');
    const conflict = { place: ['nombreCorto'], mine: 'Illes nova', theirs: 'Fuera' };
    expect(await session.sync()).toEqual([conflict]);
    expect(await session.save()).toEqual([conflict]);
    expect(settingsOf(session)).toContain('Illes nova');
    expect(onDisk()).toContain('Fuera');

    expect(await session.sync([{ place: ['nombreCorto'], keep: 'theirs' }])).toEqual([]);
    expect(settingsOf(session)).toContain('nombreCorto: Fuera');
    expect(settingsOf(session)).toContain('#123456');
    expect(session.state.steps).toHaveLength(1);
  });

  test('gives way where the own setting is kept', async () => {
    const session = await open();
    await session.edit([setName]);
    changeOnDisk(/^nombreCorto: .*$/m, 'nombreCorto: Fuera');
    expect(await session.save([{ place: ['nombreCorto'], keep: 'mine' }])).toEqual([]);
    expect(onDisk()).toContain('Illes nova');
  });

  test('of the same file asks, too', async () => {
    const session = await open();
    const path = 'content/es/aviso-legal.md';
    await session.edit([{ kind: 'file', path, content: 'mine' }]);
    writeFileSync(join(folder, path), 'theirs');
    expect(await session.sync()).toMatchObject([{ place: path }]);
    expect(await session.sync([{ place: path, keep: 'theirs' }])).toEqual([]);
    expect(Buffer.from(session.read(path) ?? '').toString()).toBe('theirs');
    expect(session.state.changed).toEqual([]);
  });

  test('that saves the same is no change', async () => {
    const session = await open();
    await session.edit([setName]);
    writeFileSync(join(folder, 'brand.yaml'), settingsOf(session));
    expect(await session.sync()).toEqual([]);
    expect(session.state).toMatchObject({ position: 1, changed: [] });
  });

  test('after steps that were saved and undone keeps what undoing them gave', async () => {
    const session = await open();
    const name = /^nombreCorto: (.*)$/m.exec(onDisk())?.[1] ?? '';
    await session.edit([setName]);
    await session.save();
    await session.goTo(0);
    changeOnDisk(/^# /m, '# Fuera: ');
    expect(await session.sync()).toEqual([]);
    expect(settingsOf(session)).toContain(`nombreCorto: ${name}\n`);
    expect(settingsOf(session)).toContain('# Fuera: ');
  });

  test('that no YAML is asks for the settings as a whole', async () => {
    const session = await open();
    await session.edit([setName]);
    writeFileSync(join(folder, 'brand.yaml'), `${onDisk()}\na: [\n`);
    expect(await session.sync()).toMatchObject([{ place: [] }]);
    expect(await session.sync([{ place: [], keep: 'theirs' }])).toEqual([]);
    expect(settingsOf(session)).toBe(onDisk());
  });
});
