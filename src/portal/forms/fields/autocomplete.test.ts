import { describe, expect, it } from 'vitest';
import { declaredForms, fieldsIn } from '../../../../tests/support/declared-forms.ts';

/** What the browser is told of fields about the person who fills in a form, or about their company. */
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

/** Forms about the person, or their company, who fills them in. */
const own = /^(?:personalForm|contactForm|studentForm|checkForm|graduateForm|companyForm|emailForm) /;
const forms = declaredForms.filter(({ name }) => own.test(name));

describe('what a browser is told of the fields that it can fill in', () => {
  it('is looked at in all forms about oneself', () => {
    expect(forms).toHaveLength(7);
  });

  it.each(forms)('is their purpose: $name', ({ form }) => {
    const faults = fieldsIn(form).flatMap(([, key, field]) => {
      const token = 'autoComplete' in field ? field.autoComplete?.split(' ').at(-1) : undefined;
      return key in tokens ? [[key, token]] : [];
    });
    expect(faults).toEqual(faults.map(([key = '']) => [key, tokens[key]]));
  });

  it.each(declaredForms)('is nothing that a field in one line cannot hold: $name', ({ form }) => {
    const streets = fieldsIn(form).filter(
      ([, , field]) => 'autoComplete' in field && field.autoComplete === 'street-address',
    );
    expect(streets).toEqual([]);
    // A middle name is no second surname.
    const middle = fieldsIn(form).filter(
      ([, , field]) => 'autoComplete' in field && field.autoComplete === 'additional-name',
    );
    expect(middle).toEqual([]);
  });
});
