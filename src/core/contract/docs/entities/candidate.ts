import type * as candidate from '#core/contract/entities/candidate.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe, part } from '../key-docs.ts';
import { candidacy, student } from '../examples.ts';
import { candidacyState, idCandidatura, stateReason } from './application.ts';
import { withheldNote } from './cv.ts';

export const candidateKeys = {
  idCandidatura,
  nombre: describe(`First name. ${withheldNote}`, student.nombre),
  apellidos: describe(`Both surnames. ${withheldNote}`, student.apellidos),
  iniciales: describe(
    'Initials of first name and first surname: what to call someone whose name is held back.',
    'A. M.',
  ),
  oculto: part(
    'What is held back of the person for the time being, as the brand wants it; empty if nothing is. Of an offer open to minors (`admiteMenores`) or with one among its candidates, photo, contact data, links, files, date of birth and address of everybody are held back until 8, so that what is missing does not tell who is a minor.',
    {
      campo: describe(
        'Key of what is held back, as it is called in the candidate or in the CV; `apellidos` stands for both surnames, `direccion` for street, number, floor, door and notes, `documentos` also for those of the application.',
        'direccion',
      ),
      hastaEstado: describeListId(
        'estadosCandidaturasAlumno',
        'State with which the company gets to see it.',
        8,
      ),
    },
  ),
  menor: describe(
    'Whether the student is under 18 today, by `fechaNacimiento`. Only where the brand has students under age (`menores`), and only once the company sees `fechaNacimiento`: before that nothing says who is a minor.',
    false,
  ),
  estado: candidacyState,
  descripcionEstadoMotivo: stateReason,
  fecha: describe('When the student applied.', candidacy.fecha),
  leido: describe(
    'Whether someone of the company has opened the candidate (dameCandidato), and nobody has marked it as unread since.',
    true,
  ),
  estadosPosibles: describeListId(
    'estadosCandidaturasAlumno',
    'States that the company may choose next; none once it has ended. Without the key the portal offers any.',
    [7, 8, 9],
  ),
  titulacion: describeListId('titulaciones', 'Degree of the current studies, else of the latest.'),
  curso: describeListId('cursos', 'Year of the current studies.'),
  propuesto: describe('Whether the university proposed this candidate. Absent counts as no.', false),
  requisitos: part('How well the person fits the offer. Absent where the offer has no conditions.', {
    cumple: describe('How many of the conditions are met.', 1),
    total: describe('How many conditions the offer has.', 1),
    lista: 'The conditions one by one. Only in the detail of a candidate.',
  }),
  ultimoPaso: 'What was last done with the candidacy.',
  historial:
    'What happened since the company was sent the candidacy, the first step first. In a list the portal makes the time to answer and the number of candidates of each phase of it, and shows neither without the key.',
  documentos: 'Documents that came with the application; `idTipo` says what each is.',
  fechaLimite: describe(
    'Last day on which the student can answer a pre-enrolment. Required in state 16, else absent.',
    omittedFromExamples,
  ),
  anotacion: part(
    'Note of the company on the candidacy, shared by its accounts (anotaCandidatura). The student is never sent it; who asks what is kept about them gets it (right of access). Absent where the server keeps none: then nothing of it is shown.',
    {
      texto: describe('The text of the note; empty without a note.', 'Buena entrevista.'),
      estrellas: describe('Stars from 1 to 5; 0 without stars.', 4),
    },
  ),
} as const;

export const candidateDocs = {
  candidateSchema: {
    text: 'Someone who applied to an offer, in the list of the company.',
    keys: candidateKeys,
  },
  processDetailSchema: {
    text: 'An offer of a company with its candidates.',
    keys: {
      proceso: 'The offer as in the list.',
      oferta: 'The offer as its form has it.',
      candidatos: 'Candidates that the company has been sent, the latest first.',
    },
  },
} satisfies EntityDocs<typeof candidate>;
