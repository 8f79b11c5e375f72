import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortTowns } from '#core/contract/constants.ts';
import { lengths } from '#core/contract/validation/text.ts';
import {
  addressOf,
  addressProblems,
  type AddressValues,
  hasTownList,
  noAddress,
  townsWith,
} from './address.ts';
import { onlyProblems } from '../parts/problems.ts';

const here: AddressValues = {
  ...noAddress,
  direccion: 'Carrer Major, 1',
  cp: '08001',
  idProvincia: '8',
  localidad: 'BARCELONA',
  provincia: 'left from before',
};

it('has a list of towns in Spain, except for the unknown province', () => {
  expect(hasTownList(here)).toBe(true);
  expect(hasTownList({ ...here, idProvincia: '53' })).toBe(false);
  expect(hasTownList({ ...here, idPais: '2' })).toBe(false);
});

it('lists the stored town among the towns, in its stored spelling', () => {
  const towns = ['ALZIRA', 'VALÈNCIA', 'XÀTIVA'];
  expect(townsWith('', towns)).toBe(towns);
  expect(townsWith('València', towns)).toEqual(['ALZIRA', 'València', 'XÀTIVA']);
  expect(townsWith('Malvarrosa', towns)).toEqual(['ALZIRA', 'Malvarrosa', 'VALÈNCIA', 'XÀTIVA']);
});

it('knows every town whose name is shorter than the minimum length of a text', () => {
  const folder = new URL('../../../../public/_towns/2021/', import.meta.url);
  const names = readdirSync(folder).flatMap((file) =>
    (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as [number, string][]).map(([, name]) => name),
  );
  expect(names.filter((name) => name.length < lengths.text.min)).toEqual(shortTowns);
});

it('requires a listed province in Spain and a typed one elsewhere', () => {
  expect(onlyProblems(addressProblems({ ...here, idProvincia: '' }))).toEqual({
    idProvincia: 'validation.required',
  });
  expect(onlyProblems(addressProblems({ ...here, idPais: '2', idProvincia: '', provincia: ' ' }))).toEqual({
    provincia: 'validation.required',
  });
});

it.each([
  ['08001', undefined],
  ['8001', 'validation.malformed'],
  ['00001', 'validation.malformed'],
  ['52999', 'validation.postcodeOfProvince'],
  ['28001', 'validation.postcodeOfProvince'],
  ['AB1 2CD', 'validation.malformed'],
  ['', 'validation.required'],
])('validates the postcode %j', (cp, problem) => {
  expect(addressProblems({ ...here, cp }).cp).toBe(problem);
});

it('accepts a postcode of any province while the province is unknown', () => {
  for (const idProvincia of ['', '53'])
    expect(addressProblems({ ...here, cp: '28001', idProvincia }).cp).toBeUndefined();
});

it('sends the province in the form that the country requires', () => {
  expect(addressOf(here)).toMatchObject({ idPais: 1, idProvincia: 8, localidad: 'BARCELONA' });
  expect(addressOf(here)).not.toHaveProperty('provincia');
  expect(addressOf({ ...here, idPais: '2', provincia: ' Lisboa ' })).toMatchObject({ provincia: 'Lisboa' });
  expect(addressOf({ ...here, idPais: '2' })).not.toHaveProperty('idProvincia');
});
