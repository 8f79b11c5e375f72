import type * as placementRequest from '#core/contract/entities/placement-request.ts';
import { type EntityNotes, leftOut, listed, note } from '../note.ts';
import { company, contact, offer, place, placement, student, tutor, workplace } from '../story.ts';

const periodKeys = {
  fechaInicio: note('First day of the placement.', offer.desde),
  fechaFin: note('Last day of the placement, not before `fechaInicio` (27).', offer.hasta),
} as const;

const condicionesAceptadas = note(
  'Whether the conditions for placements were accepted. Must be true where the brand has such conditions (15).',
  true,
);

const requestKeys = {
  titulacion: listed('titulaciones', 'Degree for which the placement is done.'),
  ...periodKeys,
  horasAldia: note('Hours per day; more than the university allows is refused with 15.', 5),
  horario: note('Working hours, in words.', offer.horario),
  tareasAdesarrollar: note('What the student would do.', offer.tareas),
  nombreTutorEmpresa: note('First name of the tutor at the company.', tutor.nombre),
  apellidosTutorEmpresa: note('Surnames of the tutor at the company.', tutor.apellidos),
  emailTutorEmpresa: note('Email address of the tutor at the company (69).', tutor.email),
  centroPracticas: note('Workplace of the company where it would be (`idCentro`).', workplace.id),
  observaciones: note('Remarks, at most 1000 characters.', 'Ya ha hecho un proyecto con nosotros.'),
} as const;

export const placementRequestNotes = {
  studentPlacementRequestSchema: {
    text: 'A placement that a student proposes with a company of their own.',
    keys: {
      cif: note('Tax number of the company, with its control character (33).', company.cif),
      email: note('Address of a contact of that company (69, 44).', contact.email),
      nombreEmpresa: note(
        'Name of the company. Must be there if it is not registered yet.',
        company.nombreComercial,
      ),
      direccion: note('Its address. Must be there if it is not registered yet.', place.direccion),
      nombreContacto: note('Name of the contact.', `${contact.nombre} ${contact.apellidos}`),
      telefono: note('Phone of the contact: at least 9 digits (70).', contact.telefono1),
      titulacion: listed('titulaciones', 'One of the degrees of the own CV for which the placement is done.'),
      ...periodKeys,
      horasAldia: note('Hours per day; more than the university allows is refused with 15.', 5),
      tareasAdesarrollar: note('What the student would do.', offer.tareas),
      condicionesAceptadas,
    },
  },
  companyPlacementRequestSchema: {
    text: 'A placement that a company proposes for a student. With the id it changes an education request, of which it says everything: what is left out is emptied.',
    keys: {
      idSolicitudPractica: note(
        'The education request to change, which is pending (49). Absent: a new proposal.',
        leftOut,
      ),
      dni: note('DNI or NIE of the student (66), who must be known (45).', student.dni),
      ...requestKeys,
      condicionesAceptadas,
    },
  },
  educationRequestSchema: {
    text: 'A request for an education placement, which a centre answers.',
    keys: {
      idSolicitudPractica: note('Id of the request.', 301),
      estado: note('`pendiente` waits for the answer of the centre.', 'pendiente'),
      fecha: note('Day on which it was made.', '2026-03-04'),
      nombre: note('First name of the student.', student.nombre),
      apellidos: note('Surnames of the student.', student.apellidos),
      dni: note('Number of the identity document of the student.', student.dni),
      ...requestKeys,
      motivo: note('Why the centre rejected it. Only in `rechazada`, if it said why.', leftOut),
    },
  },
  requestedChangeSchema: {
    text: 'An extension or a variation of a placement that was asked for, and how it stands.',
    keys: {
      tipo: note('`Ampliación` asked for a later end, `Variación` for other working hours.', 'Ampliación'),
      estado: note(
        '`pendiente`: the university has not answered; `aceptada`: the placement is changed; `rechazada`: it stays as it was.',
        'pendiente',
      ),
      fecha: note('Day on which it was asked for.', '2026-06-15'),
      fechaFin: note('New last day. Of an `Ampliación`.', '2026-09-30'),
      horasAldia: note('New hours per day. Of a `Variación`, if they change.', leftOut),
      numeroDiasSemana: note('New number of days per week. Of a `Variación`, if it changes.', leftOut),
      diasSemana: listed('diasSemana', 'New days of the week. Of a `Variación`, if they change.', leftOut),
      horario: note('New working hours, in words. Of a `Variación`, if they change.', leftOut),
      motivo: note('Why the company asks for it.', 'El proyecto sigue hasta septiembre.'),
      observaciones: note('What the university says with its answer. Absent until then.', leftOut),
    },
  },
  proposalSchema: {
    text: 'A placement that a student or a company has proposed, and how the proposal stands.',
    keys: {
      idSolicitudPractica: note('What `solicitudPractica` answered.', 302),
      estado: note(
        '`pendiente`: nobody has answered; `aceptada`: it is a placement from now on; `rechazada`: it will not be one.',
        'pendiente',
      ),
      fecha: note('Day on which it was sent.', '2026-03-05'),
      motivo: note('What the university, or the centre, says with its answer. Absent until then.', leftOut),
      dni: note('Number of the identity document of the student. Of a proposal of a company.', student.dni),
      cif: note('Tax number of the company. Of a proposal of a student.', leftOut),
      email: note('Address of the contact at the company. Of a proposal of a student.', leftOut),
      nombreEmpresa: note('Name of the company. Of a proposal of a student.', leftOut),
      direccion: note('Address of a company that is not registered. Of a proposal of a student.', leftOut),
      nombreContacto: note('Name of the contact. Of a proposal of a student.', leftOut),
      telefono: note('Phone of the contact. Of a proposal of a student.', leftOut),
      ...requestKeys,
      horasAldia: note('Hours per day.', 5),
    },
  },
  changeRequestSchema: {
    text: 'A request to extend or vary a placement.',
    keys: {
      idPractica: note('The placement (`id`), which has not ended.', placement.id),
      tipo: note('`Ampliación` asks for a later end, `Variación` for other working hours.', 'Ampliación'),
      fechaFin: note(
        'New last day, after the present one (27). Must be there with `Ampliación`; else it does not count.',
        '2026-09-30',
      ),
      horasAldia: note(
        'New hours per day. With `Variación` one of `horasAldia`, `numeroDiasSemana`, `diasSemana` and `horario` must be there.',
        leftOut,
      ),
      numeroDiasSemana: note('New number of days per week, 1 to 7. Of a `Variación`.', leftOut),
      diasSemana: listed('diasSemana', 'New days of the week. Of a `Variación`.', leftOut),
      horario: note('New working hours, in words. Of a `Variación`.', leftOut),
      motivo: note('Why the change is asked for.', 'El proyecto sigue hasta septiembre.'),
      fichero: 'A document that goes with it.',
    },
  },
} satisfies EntityNotes<typeof placementRequest>;
