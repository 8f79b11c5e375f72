import type { editaContactoEmpresa } from '#core/contract/calls/company.ts';
import { contactTypes } from '#core/contract/constants.ts';
import { shortTowns } from '#core/contract/constants.ts';
import { lengths } from '#core/contract/validation/text.ts';
import { choices, manyOf, oneOf, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';
import { idsIn } from '#portal/forms/fields/comma-separated.ts';

const { min } = lengths.text;

/** Whether a form value of roles includes the employment forum, for which the years are asked. */
export const isForForum = (types: string | boolean): boolean => idsIn(types).includes(contactTypes.forum);

/** Form of a contact; `contactFlags` decides which fields the brand asks for. */
export const contactForm = formOf<typeof editaContactoEmpresa>()(
  { call: 'editaContactoEmpresa', flags: 'given', texts: 'profile' },
  {
    nombre: text(150, { min, autoComplete: 'given-name' }),
    apellidos: text(150, { min, autoComplete: 'family-name' }),
    puesto: text(150, { min, autoComplete: 'organization-title' }),
    departamento: text(150),
    nif: text(20, { isCode: true }),
    email: text(200, { format: 'email', autoComplete: 'email' }),
    telefono1: text(30, { format: 'phone', autoComplete: 'tel' }),
    telefono2: text(30, { format: 'phone', autoComplete: 'tel' }),
    idPais: oneOf('paises', { autoComplete: 'country' }),
    // Name of the province, chosen from a list in Spain and typed for other countries.
    provincia: text(150, { autoComplete: 'address-level1' }),
    localidad: text(150, { min, except: shortTowns, autoComplete: 'address-level2' }),
    direccion: text(150, { min, autoComplete: 'address-line1' }),
    cp: text(150, { min, autoComplete: 'postal-code' }),
    tipoContacto: manyOf('tiposContacoEmpresa'),
    aniosForoEmpleo: choices(),
  },
  { aniosForoEmpleo: ['tipoContacto', isForForum] },
);

export type ContactKey = keyof typeof contactForm.fields;
