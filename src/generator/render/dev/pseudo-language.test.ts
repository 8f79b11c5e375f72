import { describe, expect, it } from 'vitest';
import { portalRouting, publicBrand } from '#core/brand/public-brand.ts';
import { areas, ownTexts } from '#core/i18n/messages.ts';
import { placeholdersOf } from '#core/i18n/placeholders.ts';
import { routeById } from '#core/routing/table.ts';
import { testBrand } from '../../../../tests/support/sandbox/sandbox.ts';
import { pseudoBrand, pseudoText } from './pseudo-language.ts';

const spanish = areas.flatMap((area) => Object.values(ownTexts('es', area)));

describe('a text of the pseudo-language', () => {
  it.each([
    ['Guardar', '⟦Gûûããrdããr⟧'],
    ['Hola, {nombre}', '⟦Hõõlãã, {nombre}⟧'],
    [
      '{n, plural, one {# plaza} other {# plazas}} de {total, number}',
      '⟦{n, plural, one {# plããzãã} other {# plããzããs}} dêê {total, number}⟧',
    ],
    ['Mira <b>esto</b> en https://uni.example/ayuda', '⟦Mîîrãã <b>êêstõõ</b> êêñ https://uni.example/ayuda⟧'],
    ["Escribe «{nombre}» así: '{'nombre'}'", "⟦Êêsçrîîbêê «{nombre}» ããsíí: '{'ñõõmbrêê'}'⟧"],
  ])('is "%s" with marks, accents and longer words', (text, pseudo) => {
    expect(pseudoText(text)).toBe(pseudo);
  });

  it('has the placeholders of the Spanish one, and is a valid message', () => {
    expect(spanish.map((text) => placeholdersOf(pseudoText(text)))).toEqual(spanish.map(placeholdersOf));
  });

  it('is about 40 % longer', () => {
    const length = (texts: readonly string[]): number => texts.join('').length;
    const ratio = length(spanish.map(pseudoText)) / length(spanish);
    expect(ratio).toBeGreaterThan(1.35);
    expect(ratio).toBeLessThan(1.5);
  });
});

describe('a brand in the pseudo-language', () => {
  it('has its texts and titles instead of the Spanish ones, and in no other language', async () => {
    const plain = await testBrand();
    const brand = pseudoBrand(plain);
    expect(publicBrand(brand, 'es').titles.cv).toBe(pseudoText(routeById('cv').title.es));
    expect(publicBrand(brand, 'ca').titles.cv).toBe(routeById('cv').title.ca);
    expect(brand.messages.es?.['actions.close']).toBe(pseudoText('Cerrar'));
    expect(brand.messages.ca).toEqual(plain.messages.ca);
  });

  it('keeps its languages and addresses, so that requests are in Spanish', async () => {
    const plain = await testBrand();
    expect(portalRouting(pseudoBrand(plain))).toEqual(portalRouting(plain));
  });
});
