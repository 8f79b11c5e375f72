import { expect, test } from 'vitest';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { privacyLayers } from './privacy-layers.ts';

const messages = async (modules: string): Promise<(string | undefined)[]> => {
  const yaml = `id: cierzo\nidiomas: [es]\nlegal: { titular: Cierzo }\nmodulos: ${modules}\n`;
  return (await privacyLayers(tempBrand({ 'cierzo/brand.yaml': yaml }))).map(({ what }) => what.en);
};

test('a form of an enabled module needs information on its data', async () => {
  expect((await messages('{ eventos: true }')).join()).toContain('`eventos`');
  expect((await messages('{ eventos: false }')).join()).not.toContain('`eventos`');
});

test('forms are skipped while a setting that decides about them is invalid', async () => {
  expect(await messages('{ eventos: no }')).toEqual([]);
  expect(await messages('{ evento: false }')).toEqual([]);
});
