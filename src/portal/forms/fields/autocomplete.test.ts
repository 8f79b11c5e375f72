import { describe, expect, it } from 'vitest';
import { declaredForms, fieldsIn } from '../../../../tests/support/declared-forms.ts';

/** Expected autofill tokens of fields about the person who fills in a form, or about their company. */
const tokens: Readonly<Record<string, string>> = {
  nombre: 'given-name',
  apellidos: 'family-name',
  apellido1: 'family-name',
  fechaNacimiento: 'bday',
  genero: 'sex',
  email: 'email',
  emailEstudiante: 'email',
  telefonoMovil: 'tel',
  telefonoFijo: 'tel',
  telefono1: 'tel',
  telefono2: 'tel',
  pais: 'country',
  idPais: 'country',
  provincia: 'address-level1',
  provinciaTexto: 'address-level1',
  localidad: 'address-level2',
  direccion: 'address-line1',
  cp: 'postal-code',
  puesto: 'organization-title',
  nombreFiscal: 'organization',
};

/** Forms about the person who fills them in, or about their company. */
const own = /^(?:personalForm|contactForm|studentForm|checkForm|graduateForm|companyForm|emailForm) /;
const forms = declaredForms.filter(({ name }) => own.test(name));

describe('autocomplete tokens of declared fields', () => {
  it('are checked in all seven forms about the visitor or their company', () => {
    expect(forms).toHaveLength(7);
  });

  it.each(forms)('are the expected ones for each field: $name', ({ form }) => {
    const tokensByKey = fieldsIn(form).flatMap(([, key, field]) => {
      const token = 'autoComplete' in field ? field.autoComplete?.split(' ').at(-1) : undefined;
      return key in tokens ? [[key, token]] : [];
    });
    expect(tokensByKey).toEqual(tokensByKey.map(([key = '']) => [key, tokens[key]]));
  });

  it.each(declaredForms)('do not include street-address or additional-name: $name', ({ form }) => {
    const streets = fieldsIn(form).filter(
      ([, , field]) => 'autoComplete' in field && field.autoComplete === 'street-address',
    );
    expect(streets).toEqual([]);
    // A middle name is not a second surname.
    const middle = fieldsIn(form).filter(
      ([, , field]) => 'autoComplete' in field && field.autoComplete === 'additional-name',
    );
    expect(middle).toEqual([]);
  });
});
