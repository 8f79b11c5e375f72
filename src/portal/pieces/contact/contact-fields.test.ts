import { describe, expect, it } from 'vitest';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import {
  contactChanges,
  contactFlags,
  contactProblems,
  contactValues,
  forumYears,
} from './contact-fields.ts';
import { isForForum } from './contact-form.ts';

type Settings = PublicBrand['settings'];

const asking = (settings: Partial<Settings>) => contactFlags(settings as Settings);
const bare = asking({});
const full = asking({ requestDireccionFullContactoEmpresa: true, requestTipoContacto: true });

const person = {
  idContacto: 7,
  nombre: 'Remei',
  apellidos: 'Oller Bosch',
  puesto: 'Recursos humanos',
  email: 'remei@oller.example',
  telefono1: '972 111 222',
};
const at = (values: object) => contactValues({ ...person, ...values });

describe('the contact of a company', () => {
  it('is asked for an address and for kinds only where the brand wants to know', () => {
    expect(bare.hidden).toEqual([
      'direccion',
      'localidad',
      'cp',
      'provincia',
      'idPais',
      'tipoContacto',
      'aniosForoEmpleo',
    ]);
    expect(asking({ requestDireccionContactoEmpresa: true }).required).toContain('direccion');
    expect(asking({ requestDireccionContactoEmpresa: true }).hidden).toContain('cp');
    expect(full.hidden).toEqual([]);
    expect(full.required).toEqual(
      expect.arrayContaining(['direccion', 'localidad', 'cp', 'provincia', 'idPais']),
    );
  });

  it('has a name, a position, an address and a phone', () => {
    expect(contactProblems(at({}), bare)).toEqual({});
    expect(contactProblems(at({ puesto: ' ', telefono1: undefined }), bare)).toEqual({
      puesto: 'validation.required',
      telefono1: 'validation.required',
    });
    expect(contactProblems(at({ nombre: 'Jo', email: 'remei@oller' }), bare)).toEqual({
      nombre: 'validation.tooShort',
      email: 'validation.emailField',
    });
    expect(contactProblems(at({ telefono1: '12345678', telefono2: '1234567890123456' }), bare)).toEqual({
      telefono1: 'validation.tooShort',
      telefono2: 'validation.phoneTooLong',
    });
  });

  it('takes a town of two letters', () => {
    expect(
      contactProblems(
        at({ direccion: 'Plaza 1', localidad: 'Ea', provincia: 'Bizkaia', idPais: 2, cp: '75001' }),
        full,
      ),
    ).toEqual({});
  });

  it.each(['nombre', 'apellidos', 'puesto', 'direccion', 'localidad', 'cp'])(
    'takes as %s from 3 to 150 characters',
    (key) => {
      const abroad = { direccion: 'Rue X', localidad: 'Paris', provincia: 'Paris', idPais: 2, cp: '75001' };
      const problemsOf = (length: number) =>
        contactProblems(at({ ...abroad, [key]: 'x'.repeat(length) }), full);
      expect([2, 3, 150, 151].map(problemsOf)).toEqual([
        { [key]: 'validation.tooShort' },
        {},
        {},
        { [key]: 'validation.malformed' },
      ]);
    },
  );

  it('has an identity number with its letter in Spain, and a postcode of its country', () => {
    expect(contactProblems(at({ nif: '12345678A' }), bare)).toEqual({ nif: 'validation.dni' });
    const address = {
      direccion: 'Calle Mayor, 3',
      localidad: 'Olot',
      provincia: 'Girona',
      idPais: 1,
      cp: '1700',
    };
    expect(contactProblems(at(address), full)).toEqual({ cp: 'validation.malformed' });
    const abroad = { ...address, idPais: 2, nif: 'AB12345', provincia: '' };
    expect(contactProblems(at(abroad), full)).toEqual({ provincia: 'validation.required' });
  });

  it('is asked for the years of the forum only as a contact for the forum', () => {
    const years = { tipoContacto: [8, 2], aniosForoEmpleo: [2024, 2019] };
    expect(isForForum(at(years)['tipoContacto'] ?? '')).toBe(true);
    expect(contactChanges(at(years), full)).toMatchObject(years);
    expect(contactChanges(at({ ...years, tipoContacto: [2] }), full)).not.toHaveProperty('aniosForoEmpleo');
    expect(contactChanges(at(years), bare)).not.toHaveProperty('tipoContacto');
    expect(forumYears(2013)).toEqual([2013, 2012, 2011, 2010]);
  });

  it('loses what was emptied', () => {
    expect(contactChanges(at({ telefono2: '' }), bare)).toMatchObject({ telefono2: '', departamento: '' });
  });
});
