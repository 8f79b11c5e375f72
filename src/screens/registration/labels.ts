import type { Formatter } from '#i18n/formatter.ts';
import type { MessageId } from '#i18n/messages.ts';

/** The fields of each form in their order, with the words beside them. */
const fields = {
  company: {
    idPais: 'registration.country',
    cif: 'registration.cif',
    nombreFiscal: 'registration.fiscalName',
    nombreComercial: 'registration.tradeName',
    tipoEmpresa: 'registration.companyType',
    startup: 'registration.startup',
    sector: 'registration.sector',
    direccion: 'frame.street',
    cp: 'frame.postcode',
    idProvincia: 'frame.province',
    provincia: 'frame.province',
    localidad: 'frame.town',
    nombre: 'registration.name',
    apellidos: 'registration.surnames',
    puesto: 'registration.position',
    email: 'registration.email',
    telefono1: 'registration.phone',
    password: 'registration.password',
    passwordRepeated: 'frame.passwordRepeated',
    aceptaPolitica: 'registration.privacy',
  },
  student: {
    nombre: 'registration.name',
    apellido1: 'registration.surname1',
    apellido2: 'registration.surname2',
    tipoDocumento: 'registration.documentType',
    numeroDocumento: 'registration.documentNumber',
    titulacion: 'registration.degree',
    email: 'registration.email',
    emailRepeated: 'registration.emailRepeated',
    telefonoMovil: 'registration.phone',
    password: 'registration.password',
    passwordRepeated: 'frame.passwordRepeated',
    aceptaPolitica: 'registration.privacy',
  },
  check: { dni: 'registration.dni', fechaNacimiento: 'registration.birthDate' },
  graduate: {
    email: 'registration.email',
    emailRepeated: 'registration.emailRepeated',
    telefonoMovil: 'registration.phone',
    password: 'registration.password',
    passwordRepeated: 'frame.passwordRepeated',
    aceptaPolitica: 'registration.privacy',
  },
} as const satisfies Record<string, Readonly<Record<string, MessageId>>>;

/** The words beside the fields of a form. */
export function labelsOf<F extends keyof typeof fields>(
  t: Formatter['t'],
  form: F,
): Record<keyof (typeof fields)[F], string> {
  const entries = Object.entries<MessageId>(fields[form]).map(([name, id]) => [name, t(id)]);
  return Object.fromEntries(entries) as Record<keyof (typeof fields)[F], string>;
}
