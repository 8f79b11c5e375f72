import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { goodBrandsDir, minimalBrand } from '../../../../tests/support/build/fixture-brands.ts';
import { DevBrands } from './dev-brands.ts';

const root = resolve(import.meta.dirname, '../../../..');
const renderer = { islandData: () => ({}), islandTexts: () => ({}) } as never;

it('concurrent requests get a brand while its files are rewritten after a change', async () => {
  const brands = new DevBrands({ root, brandsDir: goodBrandsDir, brand: 'minimal' });
  await brands.load();
  const requests = [1, 2, 3].map(() => {
    const brand = brands.get('minimal', renderer);
    brands.invalidateFiles();
    return brand;
  });
  const loaded = await Promise.all(requests);
  expect(loaded.map((entry) => entry?.brand.id)).toEqual(['minimal', 'minimal', 'minimal']);
  const { folder = '', served } = loaded.at(-1) ?? {};
  expect(existsSync(join(folder, served?.theme ?? 'no sheet'))).toBe(true);
});

it('a report on a brand file is printed once, and again when it changes', async () => {
  const { brandsDir, remove } = minimalBrand();
  onTestFinished(remove);
  const file = join(brandsDir, 'minimal/brand.yaml');
  const right = readFileSync(file, 'utf8');
  const brands = new DevBrands({ root, brandsDir });
  const reportAfter = async (text: string): Promise<string | undefined> => {
    writeFileSync(file, text);
    await brands.load();
    return brands.newReport();
  };
  expect(await reportAfter(right)).toBeUndefined();
  expect(await reportAfter(`${right}nosuch: 1\n`)).toContain('nosuch');
  expect(await reportAfter(`${right}nosuch: 1\n`)).toBeUndefined();
  expect(await reportAfter(right)).toBeUndefined();
  expect(await reportAfter(`${right}nosuch: 1\n`)).toContain('nosuch');
});

it('Spanish pages are in the pseudo-language on request, and no brand can choose it', async () => {
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
