import type * as personalData from '#core/contract/entities/personal-data.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { place, student } from '../examples.ts';

/** Docs of the personal data that companies see, too. */
export const publicPersonalKeys = {
  nombre: describe('First name.', student.nombre),
  apellido1: describe('First surname.', student.apellido1),
  apellido2: describe('Second surname; absent if there is only one surname.', student.apellido2),
  fechaNacimiento: describe('Date of birth.', student.nacimiento),
  lugarNacimiento: describe('Place of birth.', 'Inca'),
  genero: describeListId('generos', 'Gender, as the person says it.'),
  email: describe(
    'Address for messages, of which an account can have only one of its kind (16, 60). Another one is taken only with `passwordActual`.',
    student.email,
  ),
  telefonoMovil: describe(
    'Mobile phone: at least 9 digits, which may be grouped, after + and a prefix or not.',
    student.movil,
  ),
  telefonoFijo: describe('Landline phone, written as a mobile one.', student.fijo),
  nacionalidades: describeListId(
    'paises',
    'Nationalities. Someone without one of the European Union needs a work permit (34).',
    [1],
  ),
  tipoVia: describeListId('tiposVia', 'Kind of road of the address, of which `direccion` has the name.'),
  direccion: describe('Name of the road of the address.', 'Aragó'),
  numero: describe('Number in that road.', '12'),
  piso: describe('Floor.', '3'),
  puerta: describe('Door.', 'A'),
  cp: describe('Postcode. In Spain five digits, of which the first two are the id of the province.', '07005'),
  pais: describeListId('paises', 'Country of the address; 1 is Spain.', place.pais),
  provincia: describeListId(
    'provincias',
    'Province of an address in Spain, 53 for an unknown one. Elsewhere `provinciaTexto` has its name.',
    place.provincia,
  ),
  provinciaTexto: describe(
    'Name of the province or region of an address outside of Spain.',
    omittedFromExamples,
  ),
  localidad: describe('Town of the address.', place.localidad),
  observaciones: describe(
    'What the person wants to add to the address or the data, in at most 1000 characters.',
    'Disponible por las tardes.',
  ),
} as const;

/** Docs of all personal data, which their owner sees and changes. */
export const personalKeys = {
  ...publicPersonalKeys,
  tipoDocumento: describeListId(
    'tiposDocumentoIdentidad',
    'Kind of identity document: 1 DNI, 2 NIE, 3 passport. Absent with a number: passport.',
  ),
  numeroDocumento: describe(
    'Number of the identity document, which nobody else may have (94). A DNI or NIE has its control letter (66).',
    student.dni,
  ),
  emailEstudiante: describe('Address at the university.', student.emailEstudiante),
  comunicacionesEnEmailEstudiante: describe(
    'Whether messages go to `emailEstudiante` instead of `email`. Absent: to `email`.',
    false,
  ),
  numeroSeguridadSocial: describe(
    'Social security number of twelve digits: two of the province, eight of the number, and two of control, which are the remainder of the first ten divided by 97; of a number below ten million those are the province and its last seven digits. Another one is refused with 15. Required for a placement that the placement service invoices.',
    student.seguridadSocial,
  ),
  iban: describe(
    'Bank account to which money is paid; with its control digits, spaces do not count (73). Required for a placement that the placement service invoices.',
    student.iban,
  ),
  discapacidad: describe(
    'Whether there is a disability of 33 % or more. Only for the person and the university office: no company sees it, and where the university does not ask, the key is absent.',
    false,
  ),
} as const;

export const personalDataDocs = {
  personalDataSchema: { text: 'Personal data as the person sees it.', keys: personalKeys },
} satisfies EntityDocs<typeof personalData>;
