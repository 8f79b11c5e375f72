import { expect, test } from 'vitest';
import type { ValuePath } from '#core/brand-edits/edit.ts';
import { colourRatios } from './colour-ratios.ts';

const values: Readonly<Record<string, string>> = {
  'colores.primario': '#0b6e99',
  'colores.boton.fondo': '#ffe680',
};
const valueAt = (path: ValuePath): string | undefined => values[path.join('.')];
const of = (path: string, colour: string) => colourRatios(path.split('.'), colour, valueAt);

test('the main colour has ratios of links and buttons in both modes, all of them enough', () => {
  const ratios = of('colores.primario', '#0b6e99');
  expect(ratios.map(({ use, mode }) => `${use} ${mode}`)).toEqual([
    'link light',
    'action light',
    'link dark',
    'action dark',
  ]);
  expect(ratios.filter(({ isEnough }) => !isEnough)).toEqual([]);
});

test('a colour that cannot be read has the shade that the portal shows instead', () => {
  const [link] = of('colores.enlace', '#ffd000');
  expect(link).toMatchObject({
    use: 'link',
    isEnough: true,
    better: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
  });
  expect(link?.better).toBe(link?.text);
});

test('a pair of the brand is measured as it is, with the nearest colour that passes', () => {
  const [pair] = of('colores.boton.texto', '#ffffff');
  expect(pair).toMatchObject({ use: 'pair', ground: '#ffe680', isEnough: false });
  expect(of('colores.boton.texto', pair?.better ?? '')[0]?.isEnough).toBe(true);
  expect(of('colores.boton.texto', '#000000')[0]).toMatchObject({ isEnough: true });
});

test('other colours have none', () => {
  expect(of('login.background', '#ffffff')).toEqual([]);
  expect(of('colores.pie.fondo', '#ffffff')).toEqual([]);
});
