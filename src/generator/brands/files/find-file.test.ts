import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BrandFiles, tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { assetsOf } from '../assets.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>';

const yaml = (text: string): BrandFiles => ({ 'cierzo/brand.yaml': `id: cierzo\n${text}\n` });
const codes = async (files: BrandFiles) =>
  (await assetsOf(tempBrand(files))).problems.map(({ code }) => code);

describe('a path', () => {
  test('that does not exist is a problem, with the nearest file as suggestion', async () => {
    const draft = tempBrand({ ...yaml('logo: assets/lgoo.svg'), 'cierzo/assets/logo.svg': svg });
    const { problems } = await assetsOf(draft);
    expect(problems).toMatchObject([
      {
        code: 'missing-file',
        fix: { en: 'Did you mean `assets/logo.svg`? If not, put the file there.' },
        location: { line: 2 },
      },
    ]);
  });

  test('to a missing picture gets no suggestion of an unrelated file', async () => {
    const draft = tempBrand({ ...yaml('logo: assets/nuevo.svg'), 'cierzo/assets/fondo.svg': svg });
    const { problems } = await assetsOf(draft);
    expect(problems[0]?.fix?.en).toBe(
      'Put the file there, or write the path of one that exists. The folder has `assets/fondo.svg`.',
    );
  });

  test('with a wrong folder or extension gets the file of the same name as suggestion', async () => {
    const draft = tempBrand({ ...yaml('logo: assets/marca/logo.png'), 'cierzo/assets/logo.svg': svg });
    const { problems } = await assetsOf(draft);
    expect(problems[0]?.fix?.en).toContain('Did you mean `assets/logo.svg`?');
  });

  test('must match the case of the file name', async () => {
    expect(await codes({ ...yaml('logo: assets/logo.svg'), 'cierzo/assets/Logo.svg': svg })).toEqual([
      'missing-file',
    ]);
  });

  test('to a folder is a problem', async () => {
    expect(await codes({ ...yaml('logo: assets/logo.svg'), 'cierzo/assets/logo.svg/x': '' })).toEqual([
      'missing-file',
    ]);
  });

  test('must not lead out of the folder', async () => {
    const files = { 'other/assets/logo.svg': svg };
    expect(await codes({ ...yaml('logo: assets/../../other/assets/logo.svg'), ...files })).toEqual([
      'path-outside-brand',
    ]);
  });

  test('must not lead out of the folder by a symbolic link', async () => {
    const draft = tempBrand({
      ...yaml('logo: assets/logo.svg'),
      'cierzo/assets/x': '',
      'other/logo.svg': svg,
    });
    symlinkSync(join(draft.brandsDir, 'other/logo.svg'), join(draft.folder, 'assets/logo.svg'));
    expect((await assetsOf(draft)).problems).toMatchObject([{ code: 'path-outside-brand' }]);
  });

  test('may be a symbolic link within the folder', async () => {
    const draft = tempBrand({ ...yaml('logo: assets/logo.svg'), 'cierzo/assets/x.svg': svg });
    symlinkSync('x.svg', join(draft.folder, 'assets/logo.svg'));
    expect((await assetsOf(draft)).problems).toEqual([]);
  });
});
