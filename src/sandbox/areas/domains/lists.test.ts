import { describe, expect, it } from 'vitest';
import { documentedLists, furtherLists, rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import { provinceNames, provincesWithIslands } from '#core/contract/location/provinces.ts';
import { languages } from '#core/i18n/languages.ts';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { allStates, state } from '../applications/candidacy.ts';
import { rejectionReasons } from './candidacies.ts';
import { countries, countryId, euCountries } from './countries.ts';
import { degreeById, degrees } from './degrees.ts';
import { domainList, domainText, type FixedListName, isFixedList, textLists } from './lists.ts';
import { islandProvinces, provinces } from './provinces.ts';
import type { TextRow } from './rows.ts';
import { schoolsOf } from './schools.ts';
import { studyAreas } from './study-areas.ts';
import { leastCredits, level } from './study-levels.ts';
import { towns } from './towns.ts';

const fixed = [...documentedLists, ...furtherLists].filter(isFixedList);

/** Lists of proper names and codes, the same in all languages. */
const withProperNames = new Set([
  'provincias',
  'ProgramasInformaticos',
  'permisosConducir',
  'certificadosIdioma',
  'nivelesIdioma',
  'tiposDocumentoIdentidad',
]);

describe('the domain lists', () => {
  it('are all that the contract names, except those of the database and of files', () => {
    const others = [...documentedLists, ...furtherLists].filter((name) => !isFixedList(name));
    expect(others).toEqual(['localidades', 'programas']);
  });

  it.each(fixed)('%s has a text for each of its ids, each once, in every language', (name: FixedListName) => {
    for (const language of languages) {
      const rows = domainList(name, language);
      const ids = rows.map(rowId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(1);
      expect(rows.every((row) => rowText(row).trim() === rowText(row) && rowText(row) !== '')).toBe(true);
    }
  });

  it.each(Object.entries(textLists))('%s is written in all languages or is names', (name, rows) => {
    // Spanish replaces a language of portals that a list lacks as a whole.
    const written = languages.filter(
      (language) =>
        (reportLanguages as readonly string[]).includes(language) ||
        (rows as readonly TextRow[]).some((row) => row[language] !== undefined),
    );
    const missing = (rows as readonly TextRow[]).flatMap((row) => {
      const others = written.filter((language) => row[language] === undefined);
      const isName = withProperNames.has(name) && others.length === written.length - 1;
      return isName ? [] : others.map((language) => `${name} ${row.id} has no text in ${language}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(['areasFuncionales', 'sectoresActividad', 'actividadesrofesionales', 'ambitosEstudio'] as const)(
    '%s has what is left over in the languages of the sandbox',
    (name) => {
      const leftOver = { es: /^Otr[ao]s /, ca: /^Altres /, en: /^Other / };
      for (const language of reportLanguages) {
        const found = domainList(name, language).filter(({ descripcion }) =>
          leftOver[language].test(descripcion),
        );
        expect(found.map(({ id }) => id)).toEqual([99]);
      }
    },
  );

  it('gives the text of an id, and whether it exists', () => {
    expect(domainText('sectoresActividad', 4, 'ca')).toBe('Arquitectura i construcció');
    expect(domainText('sectoresActividad', 4711, 'ca')).toBe('');
    expect(domainText('sectoresActividad', undefined, 'es')).toBe('');
    expect(domainText('ProgramasInformaticos', 7, 'en')).toBe('SAP');
  });

  it('has provinces as the portal looks them up, and islands in those that have some', async () => {
    expect(Object.fromEntries(provinces.map(({ id, es }) => [id, es]))).toEqual(provinceNames);
    expect(new Set<number>(Object.values(islandProvinces))).toEqual(provincesWithIslands);
    expect(new Set(domainList('islas', 'es').map(({ idProvincia }) => idProvincia))).toEqual(
      provincesWithIslands,
    );
    const all = await towns();
    expect(all).toContainEqual({ idLocalidad: 7002, idProvincia: 7, descripcion: 'ALAIOR' });
    expect(new Set(all.map(({ idProvincia }) => idProvincia)).size).toBe(52);
  });

  it('has every country with Spain as 1, and the members of the European Union', () => {
    expect(countries('es')).toHaveLength(250);
    expect(countries('es')).toContainEqual({ id: 1, descripcion: 'España' });
    expect(countries('ca')).toContainEqual({ id: countryId('DE'), descripcion: 'Alemanya' });
    expect(countries('en')).toContainEqual({ id: 250, descripcion: 'France' });
    expect(euCountries.size).toBe(27);
    expect(euCountries).toContain(1);
    expect(euCountries).not.toContain(countryId('MA'));
    expect(() => countryId('ZZ')).toThrow(TypeError);
  });

  it('has degrees of every level, with an area that exists and masters of one and of two years', () => {
    const areas = new Set(studyAreas.map(({ id }) => id));
    expect(degrees.length).toBeGreaterThanOrEqual(60);
    expect(new Set(degrees.map((degree) => degree.level))).toEqual(new Set(Object.values(level)));
    expect(degrees.every((degree) => areas.has(degree.area))).toBe(true);
    const masters = degrees.filter((degree) => degree.level === level.master);
    expect(new Set(masters.map(({ years, credits }) => credits / years))).toEqual(new Set([60]));
    expect(new Set(masters.map(({ years }) => years))).toEqual(new Set([1, 2]));
    expect(degreeById(120)).toMatchObject({ years: 6, credits: 360 });
    expect(degreeById(undefined)).toBeUndefined();
  });

  it('has a text for each state of a candidacy, and reasons for both sides and both kinds of offer', () => {
    expect(textLists.estadosCandidaturasAlumno.map(({ id }) => id)).toEqual(allStates);
    const kinds = new Set(rejectionReasons('ca').map(({ idEstado, idPerfil }) => `${idEstado} ${idPerfil}`));
    expect(kinds).toEqual(new Set(['9 1', '9 2', '17 1', '17 2']));
    expect(domainText('estadosCandidaturasAlumno', state.preEnrolmentPending, 'ca')).toBe(
      'Preinscripció pendent de resposta',
    );
  });

  it('has the least of each range of credits', () => {
    expect(Object.keys(leastCredits).map(Number)).toEqual(textLists.rangosDeCreditos.map(({ id }) => id));
  });

  it('has schools in each province and none elsewhere', () => {
    const ids = provinces.flatMap(({ id }) => schoolsOf(id)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(52 * 6);
    expect(new Set(schoolsOf(28).map(({ descripcion }) => descripcion)).size).toBe(6);
    expect(schoolsOf(53)).toEqual([]);
    expect(schoolsOf(54)).toEqual([]);
  });
});
