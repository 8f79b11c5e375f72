import type {
  comprobarDatosRegistroEgresado,
  editDatosRegistroEgresado,
  registrarUsuario,
} from '#core/contract/calls/account-student.ts';
import type { guardarUsuarioEmpresa } from '#core/contract/calls/account-company.ts';
import { spain } from '#core/contract/constants.ts';
import { aside, choice, day, oneOf, password, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';

const own = 'required';
const code = { own, isCode: true, autoComplete: 'off' } as const;

/** Fields of password and privacy policy. */
const passwordFields = {
  password: password({ own }),
  passwordRepeated: aside({ label: 'frame.passwordRepeated' }),
  aceptaPolitica: tick({ own, label: 'registration.privacy' }),
};

/** Fields of contact data and password. */
const accessFields = {
  email: text(200, { own, format: 'email', autoComplete: 'email' }),
  emailRepeated: aside({ label: 'registration.emailRepeated' }),
  telefonoMovil: text(30, { own, format: 'phone', autoComplete: 'tel', label: 'registration.phone' }),
  ...passwordFields,
};

/** Registration form of a student. */
export const studentForm = formOf<typeof registrarUsuario>()(
  { call: 'registrarUsuario', texts: 'registration' },
  {
    nombre: text(150, { own, autoComplete: 'given-name', label: 'registration.name' }),
    apellido1: text(150, { own, autoComplete: 'family-name', label: 'registration.surname1' }),
    // No `autocomplete` token exists for a second surname; browsers go by the label.
    apellido2: text(150, { own: 'optional', label: 'registration.surname2' }),
    tipoDocumento: oneOf('tiposDocumentoIdentidad', { own, label: 'registration.documentType' }),
    numeroDocumento: text(20, { ...code, label: 'registration.documentNumber' }),
    titulacion: oneOf('titulaciones', { own, label: 'registration.degree' }),
    ...accessFields,
  },
);

/** Identity check of a graduate. */
export const checkForm = formOf<typeof comprobarDatosRegistroEgresado>()(
  { call: 'comprobarDatosRegistroEgresado', texts: 'registration' },
  {
    dni: text(20, code),
    fechaNacimiento: day({ own, autoComplete: 'bday', label: 'registration.birthDate' }),
  },
);

/** Registration form of a graduate known to the university. */
export const graduateForm = formOf<typeof editDatosRegistroEgresado>()(
  { call: 'editDatosRegistroEgresado', texts: 'registration' },
  accessFields,
);

const isSpain = (country: string | boolean): boolean => Number(country) === spain;
const isElsewhere = (country: string | boolean): boolean => !isSpain(country);

/** Form of an account request; `requestFlags` decides whether the type of company is asked for. */
export const accountRequestForm = formOf<typeof guardarUsuarioEmpresa>()(
  {
    call: 'guardarUsuarioEmpresa',
    flags: 'given',
    texts: 'registration',
    wire: { fields: { startup: 'esStartup' } },
  },
  {
    idPais: oneOf('paises', { own, autoComplete: 'country', label: 'registration.country' }),
    cif: text(20, code),
    nombreFiscal: text(150, { own, autoComplete: 'organization', label: 'registration.fiscalName' }),
    nombreComercial: text(150, { own, autoComplete: 'off', label: 'registration.tradeName' }),
    tipoEmpresa: text(10, { label: 'registration.companyType' }),
    /** Yes or no, without a default. */
    esStartup: aside({ label: 'registration.startup' }),
    sector: oneOf('sectoresActividad', { own }),
    direccion: text(150, { own, label: 'frame.street' }),
    cp: text(20, { own, label: 'frame.postcode' }),
    idProvincia: choice({ own, label: 'frame.province' }),
    provincia: text(150, { own, label: 'frame.province' }),
    localidad: text(150, { own, label: 'frame.town' }),
    nombre: text(150, { own, autoComplete: 'given-name', label: 'registration.name' }),
    apellidos: text(150, { own, autoComplete: 'family-name', label: 'registration.surnames' }),
    puesto: text(150, { own, autoComplete: 'organization-title', label: 'registration.position' }),
    email: text(200, { own, format: 'email', autoComplete: 'email' }),
    telefono1: text(30, { own, format: 'phone', autoComplete: 'tel', label: 'registration.phone' }),
    ...passwordFields,
  },
  { idProvincia: ['idPais', isSpain], provincia: ['idPais', isElsewhere] },
);

export type AccessValues = ValuesOf<typeof graduateForm.fields>;
export type StudentValues = ValuesOf<typeof studentForm.fields>;
export type CheckValues = ValuesOf<typeof checkForm.fields>;
export type AccountRequest = ValuesOf<typeof accountRequestForm.fields>;
