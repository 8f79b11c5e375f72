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

const flagsWith = (settings: Partial<Settings>) => contactFlags(settings as Settings);
const bare = flagsWith({});
const full = flagsWith({ requestDireccionFullContactoEmpresa: true, requestTipoContacto: true });

const person = {
  idContacto: 7,
  nombre: 'Remei',
  apellidos: 'Oller Bosch',
  puesto: 'Recursos humanos',
  email: 'remei@oller.example',
  telefono1: '972 111 222',
};
const valuesWith = (values: object) => contactValues({ ...person, ...values });

describe('the contact of a company', () => {
  it('has fields for address and roles only where the brand asks for them', () => {
    expect(bare.hidden).toEqual([
      'direccion',
      'localidad',
      'cp',
      'provincia',
      'idPais',
      'tipoContacto',
      'aniosForoEmpleo',
    ]);
    expect(flagsWith({ requestDireccionContactoEmpresa: true }).required).toContain('direccion');
    expect(flagsWith({ requestDireccionContactoEmpresa: true }).hidden).toContain('cp');
    expect(full.hidden).toEqual([]);
    expect(full.required).toEqual(
      expect.arrayContaining(['direccion', 'localidad', 'cp', 'provincia', 'idPais']),
    );
  });

  it('requires name, position, email and phone', () => {
    expect(contactProblems(valuesWith({}), bare)).toEqual({});
    expect(contactProblems(valuesWith({ puesto: ' ', telefono1: undefined }), bare)).toEqual({
      puesto: 'validation.required',
      telefono1: 'validation.required',
    });
    expect(contactProblems(valuesWith({ nombre: 'Jo', email: 'remei@oller' }), bare)).toEqual({
      nombre: 'validation.tooShort',
      email: 'validation.emailField',
    });
    expect(
      contactProblems(valuesWith({ telefono1: '12345678', telefono2: '1234567890123456' }), bare),
    ).toEqual({
      telefono1: 'validation.tooShort',
      telefono2: 'validation.phoneTooLong',
    });
  });

  it('accepts a town of two letters', () => {
    expect(
      contactProblems(
        valuesWith({ direccion: 'Plaza 1', localidad: 'Ea', provincia: 'Bizkaia', idPais: 2, cp: '75001' }),
        full,
      ),
    ).toEqual({});
  });

  it.each(['nombre', 'apellidos', 'puesto', 'direccion', 'localidad', 'cp'])(
    'accepts 3 to 150 characters as %s',
    (key) => {
      const abroad = { direccion: 'Rue X', localidad: 'Paris', provincia: 'Paris', idPais: 2, cp: '75001' };
      const problemsOf = (length: number) =>
        contactProblems(valuesWith({ ...abroad, [key]: 'x'.repeat(length) }), full);
      expect([2, 3, 150, 151].map(problemsOf)).toEqual([
        { [key]: 'validation.tooShort' },
        {},
        {},
        { [key]: 'validation.malformed' },
      ]);
    },
  );

  it('validates identity number and postcode by country', () => {
    expect(contactProblems(valuesWith({ nif: '12345678A' }), bare)).toEqual({ nif: 'validation.dni' });
    const address = {
      direccion: 'Calle Mayor, 3',
      localidad: 'Olot',
      provincia: 'Girona',
      idPais: 1,
      cp: '1700',
    };
    expect(contactProblems(valuesWith(address), full)).toEqual({ cp: 'validation.malformed' });
    const abroad = { ...address, idPais: 2, nif: 'AB12345', provincia: '' };
    expect(contactProblems(valuesWith(abroad), full)).toEqual({ provincia: 'validation.required' });
  });

  it('has forum years only with the role for the forum', () => {
    const years = { tipoContacto: [8, 2], aniosForoEmpleo: [2024, 2019] };
    expect(isForForum(valuesWith(years)['tipoContacto'] ?? '')).toBe(true);
    expect(contactChanges(valuesWith(years), full)).toMatchObject(years);
    expect(contactChanges(valuesWith({ ...years, tipoContacto: [2] }), full)).not.toHaveProperty(
      'aniosForoEmpleo',
    );
    expect(contactChanges(valuesWith(years), bare)).not.toHaveProperty('tipoContacto');
    expect(forumYears(2013)).toEqual([2013, 2012, 2011, 2010]);
  });

  it('sends cleared fields as empty', () => {
    expect(contactChanges(valuesWith({ telefono2: '' }), bare)).toMatchObject({
      telefono2: '',
      departamento: '',
    });
  });
});
