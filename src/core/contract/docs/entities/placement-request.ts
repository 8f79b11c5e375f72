import type * as placementRequest from '#core/contract/entities/placement-request.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { company, contact, offer, place, placement, student, tutor, workplace } from '../examples.ts';

const periodKeys = {
  fechaInicio: describe('First day of the placement.', offer.desde),
  fechaFin: describe('Last day of the placement, not before `fechaInicio` (27).', offer.hasta),
} as const;

const condicionesAceptadas = describe(
  'Whether the conditions for placements were accepted. Must be true where the brand has such conditions (15).',
  true,
);

const requestKeys = {
  titulacion: describeListId('titulaciones', 'Degree for which the placement is done.'),
  ...periodKeys,
  horasAldia: describe('Hours per day; more than the university allows is refused with 15.', 5),
  horario: describe('Working hours, in words.', offer.horario),
  tareasAdesarrollar: describe('What the student would do.', offer.tareas),
  nombreTutorEmpresa: describe('First name of the tutor at the company.', tutor.nombre),
  apellidosTutorEmpresa: describe('Surnames of the tutor at the company.', tutor.apellidos),
  emailTutorEmpresa: describe('Email address of the tutor at the company (69).', tutor.email),
  centroPracticas: describe('Workplace of the company where it would be (`idCentro`).', workplace.id),
  observaciones: describe('Remarks, at most 1000 characters.', 'Ya ha hecho un proyecto con nosotros.'),
} as const;

export const placementRequestDocs = {
  studentPlacementRequestSchema: {
    text: 'A placement that a student proposes with a company of their own.',
    keys: {
      cif: describe('Tax number of the company, with its control character (33).', company.cif),
      email: describe('Address of a contact of that company (69, 44).', contact.email),
      nombreEmpresa: describe(
        'Name of the company. Required if it is not registered yet.',
        company.nombreComercial,
      ),
      direccion: describe('Its address. Required if it is not registered yet.', place.direccion),
      nombreContacto: describe('Name of the contact.', `${contact.nombre} ${contact.apellidos}`),
      telefono: describe('Phone of the contact: at least 9 digits (70).', contact.telefono1),
      titulacion: describeListId(
        'titulaciones',
        'One of the degrees of the own CV for which the placement is done.',
      ),
      ...periodKeys,
      horasAldia: describe('Hours per day; more than the university allows is refused with 15.', 5),
      tareasAdesarrollar: describe('What the student would do.', offer.tareas),
      condicionesAceptadas,
    },
  },
  companyPlacementRequestSchema: {
    text: 'A placement that a company proposes for a student. With the id it changes an education request, of which it says everything: what is left out is emptied.',
    keys: {
      idSolicitudPractica: describe(
        'The education request to change, which is pending (49). Absent: a new proposal.',
        omittedFromExamples,
      ),
      dni: describe(
        'DNI or NIE of the student (66), who must be known (45). Required in a new proposal. With the id it may be left out; if it is sent, it is that of the student who sent the request (45).',
        student.dni,
      ),
      ...requestKeys,
      condicionesAceptadas,
    },
  },
  educationRequestSchema: {
    text: 'A request for an education placement, which a centre answers.',
    keys: {
      idSolicitudPractica: describe('Id of the request.', 301),
      estado: describe('`pendiente` waits for the answer of the centre.', 'pendiente'),
      fecha: describe('Date of the request.', '2026-03-04'),
      nombre: describe('First name of the student.', student.nombre),
      apellidos: describe('Surnames of the student.', student.apellidos),
      dni: describe(
        'Number of the identity document of the student. Only in `aceptada`: a centre has no use for it before.',
        omittedFromExamples,
      ),
      ...requestKeys,
      motivo: describe(
        'Why the centre rejected it. Only in `rechazada`, if it said why.',
        omittedFromExamples,
      ),
    },
  },
  proposalSchema: {
    text: 'A placement that a student or a company has proposed, and how the proposal stands.',
    keys: {
      idSolicitudPractica: describe('What `solicitudPractica` answered.', 302),
      estado: describe(
        '`pendiente`: not answered yet; `aceptada`: it has become a placement; `rechazada`: refused.',
        'pendiente',
      ),
      fecha: describe('Date of the proposal.', '2026-03-05'),
      motivo: describe(
        'What the university, or the centre, says with its answer. Absent until then.',
        omittedFromExamples,
      ),
      dni: describe(
        'Number of the identity document of the student. Of a proposal of a company.',
        student.dni,
      ),
      cif: describe('Tax number of the company. Of a proposal of a student.', omittedFromExamples),
      email: describe(
        'Address of the contact at the company. Of a proposal of a student.',
        omittedFromExamples,
      ),
      nombreEmpresa: describe('Name of the company. Of a proposal of a student.', omittedFromExamples),
      direccion: describe(
        'Address of a company that is not registered. Of a proposal of a student.',
        omittedFromExamples,
      ),
      nombreContacto: describe('Name of the contact. Of a proposal of a student.', omittedFromExamples),
      telefono: describe('Phone of the contact. Of a proposal of a student.', omittedFromExamples),
      ...requestKeys,
      horasAldia: describe('Hours per day.', 5),
    },
  },
  changeRequestSchema: {
    text: 'A request to extend or vary a placement.',
    keys: {
      idPractica: describe('The placement (`id`), which has not ended.', placement.id),
      tipo: describe('`Ampliación` asks for a later end, `Variación` for other working hours.', 'Ampliación'),
      fechaFin: describe(
        'New last day, after the current one (27). Required with `Ampliación`; else it does not count.',
        '2026-09-30',
      ),
      horasAldia: describe(
        'New hours per day. With `Variación` one of `horasAldia`, `numeroDiasSemana`, `diasSemana` and `horario` is required.',
        omittedFromExamples,
      ),
      numeroDiasSemana: describe(
        'New number of days per week, 1 to 7. Of a `Variación`.',
        omittedFromExamples,
      ),
      diasSemana: describeListId(
        'diasSemana',
        'New days of the week. Of a `Variación`.',
        omittedFromExamples,
      ),
      horario: describe('New working hours, in words. Of a `Variación`.', omittedFromExamples),
      motivo: describe('Why the change is asked for.', 'El proyecto sigue hasta septiembre.'),
      fichero: 'A document that goes with it.',
    },
  },
} satisfies EntityDocs<typeof placementRequest>;
