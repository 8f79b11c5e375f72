import { expect, test } from 'vitest';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { privacyLayers } from './privacy-layers.ts';

const said = async (modules: string): Promise<(string | undefined)[]> => {
  const yaml = `id: cierzo\nidiomas: [es]\nlegal: { titular: Cierzo }\nmodulos: ${modules}\n`;
  return (await privacyLayers(tempBrand({ 'cierzo/brand.yaml': yaml }))).map(({ what }) => what.en);
};

test('a form that a module brings has to say what becomes of its data', async () => {
  expect((await said('{ eventos: true }')).join()).toContain('`eventos`');
  expect((await said('{ eventos: false }')).join()).not.toContain('`eventos`');
});

test('nothing is said of forms while the setting that decides about them is mistaken', async () => {
  expect(await said('{ eventos: no }')).toEqual([]);
  expect(await said('{ evento: false }')).toEqual([]);
});
