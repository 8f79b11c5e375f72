import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { townFiles, townName } from './import-towns.ts';
import { townsAddress, type TownEntry } from './province.ts';
import { provinceIds, provinceNames, provincesWithIslands } from './provinces.ts';

/** Reads the towns of a province, by number, from the file that portals serve. */
async function townsOf(province: number): Promise<Map<number, string>> {
  const file = await readFile(`public${townsAddress(province)}`, 'utf8');
  return new Map(JSON.parse(file) as TownEntry[]);
}

describe('the provinces', () => {
  it('are the 52 official ones and the unknown one', () => {
    expect(Object.keys(provinceNames).map(Number)).toEqual(
      Array.from({ length: 53 }, (_, index) => index + 1),
    );
    expect([provinceNames[1], provinceNames[27], provinceNames[52], provinceNames[53]]).toEqual([
      'Araba/Álava',
      'Lugo',
      'Melilla',
      'Desconocido',
    ]);
  });

  it('are sorted alphabetically, the unknown one last', () => {
    const names = provinceIds('es').map((id) => provinceNames[id]);
    expect(names.slice(0, 4)).toEqual(['A Coruña', 'Albacete', 'Alicante/Alacant', 'Almería']);
    expect(names.slice(-2)).toEqual(['Zaragoza', 'Desconocido']);
    expect(names.indexOf('Ávila')).toBe(names.indexOf('Badajoz') - 1);
  });

  it('with islands are the Balearic one and the two Canary ones', () => {
    expect([...provincesWithIslands].map((id) => provinceNames[id])).toEqual([
      'Illes Balears',
      'Las Palmas',
      'Santa Cruz de Tenerife',
    ]);
  });
});

describe('the towns of a province', () => {
  it('have their official numbers and capital letters', async () => {
    expect((await townsOf(27)).get(27028)).toBe('LUGO');
    expect((await townsOf(15)).get(15030)).toBe('A CORUÑA');
    expect((await townsOf(17)).get(17062)).toBe("L'ESCALA");
    expect((await townsOf(7)).get(7040)).toBe('PALMA');
  });

  it('exist in all 52, with numbers of their province', async () => {
    const provinces = await Promise.all(Array.from({ length: 52 }, (_, index) => townsOf(index + 1)));
    for (const [index, towns] of provinces.entries()) {
      expect(towns.size, provinceNames[index + 1]).toBeGreaterThan(0);
      for (const [id, name] of towns) {
        expect(Math.floor(id / 1000)).toBe(index + 1);
        expect(name).toBe(name.toLocaleUpperCase('es'));
        expect(name).not.toMatch(/, (?:A|O|EL|LA|LOS|LAS|ELS|LES|L['’])$/);
      }
    }
    const total = provinces.reduce((sum, towns) => sum + towns.size, 0);
    expect(total).toBe(8131);
  });

  it('have no file for the unknown province, nor for other numbers', () => {
    expect([53, 54, 0].map(townsAddress)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the import of town names', () => {
  it.each([
    ["Escala, L'", "L'ESCALA"],
    ['Coruña, A', 'A CORUÑA'],
    ['Alfàs del Pi, l’', 'L’ALFÀS DEL PI'],
    ['Vila Joiosa, la/Villajoyosa', 'LA VILA JOIOSA/VILLAJOYOSA'],
    ['Cruïlles, Monells i Sant Sadurní', 'CRUÏLLES, MONELLS I SANT SADURNÍ'],
    ['Lugo', 'LUGO'],
  ])('turns %s into %s', (name, expected) => expect(townName(name)).toBe(expected));

  it('writes a file per province', () => {
    const files = townFiles([
      { provCode: '52', code: '001', name: 'Melilla' },
      { provCode: '01', code: '051', name: 'Agurain' },
    ]);
    expect([...files]).toEqual([
      ['01.json', '[[1051,"AGURAIN"]]'],
      ['52.json', '[[52001,"MELILLA"]]'],
    ]);
  });
});
