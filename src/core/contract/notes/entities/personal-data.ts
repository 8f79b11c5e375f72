import type * as personalData from '#core/contract/entities/personal-data.ts';
import { type EntityNotes, leftOut, listed, note } from '../note.ts';
import { place, student } from '../story.ts';

/** Keys of personal data that companies see, too. */
export const publicPersonalKeys = {
  nombre: note('First name.', student.nombre),
  apellido1: note('First surname.', student.apellido1),
  apellido2: note('Second surname; absent for who has one only.', student.apellido2),
  fechaNacimiento: note('Date of birth.', student.nacimiento),
  lugarNacimiento: note('Place of birth.', 'Inca'),
  genero: listed('generos', 'Gender, as the person says it.'),
  email: note(
    'Address for messages, of which an account can have only one of its kind (16, 60). Another one is taken only with `passwordActual`.',
    student.email,
  ),
  telefonoMovil: note(
    'Mobile phone: at least 9 digits, which may be grouped, after + and a prefix or not.',
    student.movil,
  ),
  telefonoFijo: note('Landline phone, written as a mobile one.', student.fijo),
  nacionalidades: listed(
    'paises',
    'Nationalities. Someone without one of the European Union needs a work permit (34).',
    [1],
  ),
  tipoVia: listed('tiposVia', 'Kind of road of the address, of which `direccion` has the name.'),
  direccion: note('Name of the road of the address.', 'Aragó'),
  numero: note('Number in that road.', '12'),
  piso: note('Floor.', '3'),
  puerta: note('Door.', 'A'),
  cp: note('Postcode. In Spain five digits, of which the first two are the id of the province.', '07005'),
  pais: listed('paises', 'Country of the address; 1 is Spain.', place.pais),
  provincia: listed(
    'provincias',
    'Province of an address in Spain, 53 for an unknown one. Elsewhere `provinciaTexto` has its name.',
    place.provincia,
  ),
  provinciaTexto: note('Name of the province or region of an address outside of Spain.', leftOut),
  localidad: note('Town of the address.', place.localidad),
  observaciones: note(
    'What the person wants to add to the address or the data, in at most 1000 characters.',
    'Disponible por las tardes.',
  ),
} as const;

/** Keys of personal data, as its owner sees and changes it. */
export const personalKeys = {
  ...publicPersonalKeys,
  tipoDocumento: listed(
    'tiposDocumentoIdentidad',
    'Kind of identity document: 1 DNI, 2 NIE, 3 passport. Absent with a number: passport.',
  ),
  numeroDocumento: note(
    'Number of the identity document, which nobody else may have (94). A DNI or NIE has its control letter (66).',
    student.dni,
  ),
  emailEstudiante: note('Address at the university.', student.emailEstudiante),
  comunicacionesEnEmailEstudiante: note(
    'Whether messages go to `emailEstudiante` instead of `email`. Absent: to `email`.',
    false,
  ),
  numeroSeguridadSocial: note(
    'Social security number of twelve digits: two of the province, eight of the number, and two of control, which are the remainder of the first ten divided by 97; of a number below ten million those are the province and its last seven digits. Another one is refused with 15. Must be there for a placement that the placement service invoices.',
    student.seguridadSocial,
  ),
  iban: note(
    'Bank account to which money is paid; with its control digits, spaces do not count (73). Must be there for a placement that the placement service invoices.',
    student.iban,
  ),
  discapacidad: note(
    'Whether there is a disability of 33 % or more. Only for the person and the university office: no company sees it, and where the university does not ask, the key is absent.',
    false,
  ),
} as const;

export const personalDataNotes = {
  personalDataSchema: { text: 'Personal data as the person sees it.', keys: personalKeys },
} satisfies EntityNotes<typeof personalData>;
