import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { goodBrandsDir, minimalBrand } from '../../../../tests/support/build/fixture-brands.ts';
import { DevBrands } from './dev-brands.ts';

const root = resolve(import.meta.dirname, '../../../..');
const renderer = { islandData: () => ({}), islandTexts: () => ({}) } as never;

it('a brand is there for whoever asks while a change has its files written again', async () => {
  const brands = new DevBrands({ root, brandsDir: goodBrandsDir, brand: 'minimal' });
  await brands.load();
  const asked = [1, 2, 3].map(() => {
    const brand = brands.get('minimal', renderer);
    brands.forgetFiles();
    return brand;
  });
  const found = await Promise.all(asked);
  expect(found.map((it) => it?.brand.id)).toEqual(['minimal', 'minimal', 'minimal']);
  const { folder = '', served } = found.at(-1) ?? {};
  expect(existsSync(join(folder, served?.theme ?? 'no sheet'))).toBe(true);
});

it('what is wrong with a brand file is said in the terminal once, and again when it is something else', async () => {
  const { brandsDir, remove } = minimalBrand();
  onTestFinished(remove);
  const file = join(brandsDir, 'minimal/brand.yaml');
  const right = readFileSync(file, 'utf8');
  const brands = new DevBrands({ root, brandsDir });
  const newsOf = async (text: string): Promise<string | undefined> => {
    writeFileSync(file, text);
    await brands.load();
    return brands.news();
  };
  expect(await newsOf(right)).toBeUndefined();
  expect(await newsOf(`${right}nosuch: 1\n`)).toContain('nosuch');
  expect(await newsOf(`${right}nosuch: 1\n`)).toBeUndefined();
  expect(await newsOf(right)).toBeUndefined();
  expect(await newsOf(`${right}nosuch: 1\n`)).toContain('nosuch');
});

it('Spanish pages are in the pseudo-language where that is asked for, and no brand can be', async () => {
  const textOf = async (options: { pseudo?: boolean }): Promise<string | undefined> => {
    const brands = new DevBrands({ root, brandsDir: goodBrandsDir, brand: 'minimal', ...options });
    await brands.load();
    const { brand } = (await brands.get('minimal', renderer)) ?? {};
    return brand?.messages.es?.['actions.close'];
  };
  expect(await textOf({ pseudo: true })).toBe('⟦Çêêrrããr⟧');
  expect(await textOf({})).toBeUndefined();

  const { brandsDir, remove } = minimalBrand();
  onTestFinished(remove);
  const file = join(brandsDir, 'minimal/brand.yaml');
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8').replace(/^idiomas:.*$/m, '')}\nidiomas: [es, qps-ploc]\n`,
  );
  const brands = new DevBrands({ root, brandsDir, pseudo: true });
  await brands.load();
  expect(brands.report('minimal')).toContain('`idiomas[1]` cannot be `qps-ploc`');
});
