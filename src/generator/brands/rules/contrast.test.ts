import { expect, test } from 'vitest';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { contrast } from './contrast.ts';

const problems = (yaml: string) => contrast(tempBrand({ 'cierzo/brand.yaml': `id: cierzo\n${yaml}` }));

test('a pair with too little contrast is a problem, with the ratio and colours that pass', async () => {
  const [problem, ...others] = await problems(
    "colores:\n  primario: '#ffff00'\n  boton: { fondo: '#ffffff', texto: '#777777' }\n  pie: { fondo: '#000000', texto: '#ffffff' }\n",
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'low-contrast', location: { line: 4 } });
  expect(problem?.what.en).toContain('4.47 to 1');
  expect(problem?.fix?.en).toMatch(/texto: '#76\w{4}'|texto: '#75\w{4}'/);
});

test('colours that are not set as a pair are not checked', async () => {
  expect(await problems("colores: { primario: '#ffff00', secundario: '#fefefe' }\n")).toEqual([]);
  expect(await problems('')).toEqual([]);
});
