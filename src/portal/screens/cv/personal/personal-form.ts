import type { editDatosPersonales } from '#core/contract/calls/cv-parts.ts';
import { spain } from '#core/contract/constants.ts';
import { choice, day, manyOf, oneOf, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Whether a country in a form is Spain, whose provinces can be chosen; an empty value means Spain. */
export const isSpanish = (country: string | boolean): boolean => country === '' || country === String(spain);

/** Fields of the personal data. */
export const personalForm = formOf<typeof editDatosPersonales>()(
  { call: 'editDatosPersonales', group: 'personales', texts: 'cv' },
  {
    nombre: text(150, { autoComplete: 'given-name' }),
    apellido1: text(150, { autoComplete: 'family-name' }),
    // There is no autocomplete token for a second surname; browsers recognise the label.
    apellido2: text(150),
    tipoDocumento: oneOf('tiposDocumentoIdentidad'),
    numeroDocumento: text(20, { isCode: true }),
    fechaNacimiento: day({ autoComplete: 'bday' }),
    lugarNacimiento: text(250),
    genero: oneOf('generos', { autoComplete: 'sex' }),
    nacionalidades: manyOf('paises'),
    email: text(200, { format: 'email', autoComplete: 'email' }),
    emailEstudiante: text(200, { format: 'email', autoComplete: 'email' }),
    telefonoMovil: text(30, { format: 'phone', autoComplete: 'mobile tel' }),
    telefonoFijo: text(30, { format: 'phone', autoComplete: 'home tel' }),
    pais: oneOf('paises', { autoComplete: 'country' }),
    provincia: choice({ autoComplete: 'address-level1' }),
    // Uses the brand's settings of `provincia`.
    provinciaTexto: text(150, { flag: 'provincia', autoComplete: 'address-level1' }),
    localidad: text(250, { autoComplete: 'address-level2' }),
    tipoVia: oneOf('tiposVia'),
    direccion: text(250, { autoComplete: 'address-line1' }),
    numero: text(20),
    piso: text(20),
    puerta: text(20),
    cp: text(20, { autoComplete: 'postal-code' }),
    observaciones: text(1000, { lines: 3 }),
    numeroSeguridadSocial: text(30, { inputMode: 'numeric' }),
    iban: text(50),
    discapacidad: tick(),
  },
  {
    provincia: ['pais', isSpanish],
    provinciaTexto: ['pais', (country) => !isSpanish(country)],
  },
);
