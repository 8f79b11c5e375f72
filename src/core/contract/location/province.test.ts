import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { townFiles, townName } from './import-towns.ts';
import { provinceWith, townsAddress, type TownEntry } from './province.ts';
import { provinceIds, provinceNames, provincesWithIslands } from './provinces.ts';

/** A province with the towns of the file that portals serve. */
async function loadProvince(id: number) {
  const address = townsAddress(id);
  const towns = address ? (JSON.parse(await readFile(`public${address}`, 'utf8')) as TownEntry[]) : [];
  return provinceWith(id, towns);
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

  it('are offered by the alphabet, the unknown one last', () => {
    const names = provinceIds('es').map((id) => provinceNames[id]);
    expect(names.slice(0, 4)).toEqual(['A Coruña', 'Albacete', 'Alicante/Alacant', 'Almería']);
    expect(names.slice(-2)).toEqual(['Zaragoza', 'Desconocido']);
    expect(names.indexOf('Ávila')).toBe(names.indexOf('Badajoz') - 1);
  });

  it('with islands are Baleares and the two of the Canaries', () => {
    expect([...provincesWithIslands].map((id) => provinceNames[id])).toEqual([
      'Illes Balears',
      'Las Palmas',
      'Santa Cruz de Tenerife',
    ]);
  });
});

describe('the towns of a province', () => {
  it('have their official numbers and capital letters', async () => {
    const lugo = await loadProvince(27);
    expect(lugo).toMatchObject({ idProvincia: 27, nameProvincia: 'Lugo' });
    expect(lugo?.localidades.get(27028)).toBe('LUGO');
    expect((await loadProvince(15))?.localidades.get(15030)).toBe('A CORUÑA');
    expect((await loadProvince(17))?.localidades.get(17062)).toBe("L'ESCALA");
    expect((await loadProvince(7))?.localidades.get(7040)).toBe('PALMA');
  });

  it('exist in all 52, every name once its number', async () => {
    const provinces = await Promise.all(Array.from({ length: 52 }, (_, index) => loadProvince(index + 1)));
    for (const province of provinces) {
      expect(province?.localidades.size, province?.nameProvincia).toBeGreaterThan(0);
      for (const [id, name] of province?.localidades ?? []) {
        expect(Math.floor(id / 1000)).toBe(province?.idProvincia);
        expect(name).toBe(name.toLocaleUpperCase('es'));
        expect(name).not.toMatch(/, (?:A|O|EL|LA|LOS|LAS|ELS|LES|L['’])$/);
      }
    }
    const total = provinces.reduce((sum, province) => sum + (province?.localidades.size ?? 0), 0);
    expect(total).toBe(8131);
  });

  it('are none in the unknown one, and there is no province 54', async () => {
    expect((await loadProvince(53))?.localidades.size).toBe(0);
    expect(await loadProvince(54)).toBeUndefined();
    expect(await loadProvince(0)).toBeUndefined();
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
