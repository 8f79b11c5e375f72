import type * as application from '#core/contract/entities/application.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { candidacy } from '../examples.ts';
import { offerCardKeys } from './offer.ts';
import { idPerfil } from './offer-form.ts';

/** Docs of the keys of a candidacy that both student and company see. */
export const candidacyState = describeListId(
  'estadosCandidaturasAlumno',
  'State of the candidacy; see the guide for what follows it.',
);

export const idCandidatura = describe('Id of the candidacy.', candidacy.id);

export const stateReason = describe(
  'Why it is in this state: the text of the reason that was chosen, or the words that were given. Absent where the state has none.',
  omittedFromExamples,
);

export const applicationDocs = {
  applicationStepSchema: {
    text: 'A step of a candidacy.',
    keys: {
      estado: describeListId('estadosCandidaturasAlumno', 'State that the candidacy came into.'),
      fecha: describe('When.', candidacy.avanza),
      quien: describe('Who moved it; `sistema`: time, or an offer that closed.', 'empresa'),
    },
  },
  applicationSchema: {
    text: 'A candidacy of a student: the offer as in a list, with the state of the candidacy.',
    keys: {
      ...offerCardKeys,
      idCandidatura,
      idPerfil,
      estado: candidacyState,
      descripcionEstadoMotivo: stateReason,
      fechaInscripcion: describe('When the student applied.', candidacy.fecha),
      orden: describe('Place in the own order of preference, from 1. Only of placements.', 1),
      documentacionNecesaria:
        'Documents that the offer asks for, handed in or not. Absent where it asks for none.',
      historial: 'What happened so far, the first step first.',
      turno: describe('Who has the next move; `nadie`: it has ended.', 'empresa'),
      fechaLimite: describe(
        'Last day on which a pre-enrolment (16) can be answered. Required in that state, else absent.',
        omittedFromExamples,
      ),
      puedeRetirar: describe(
        'Whether desinscribirse is possible in this state. Absent counts as yes.',
        false,
      ),
      fechaCierre: describe(
        'Day on which the offer was closed. Absent while it is open, and where it ended with its last day.',
        omittedFromExamples,
      ),
    },
  },
  applicationsByStateSchema: {
    text: 'Own applications to placements that are in one state.',
    keys: {
      idEstado: describeListId('estadosCandidaturasAlumno', 'The state.'),
      descripcion: describe('Its text in the language of the request.', 'Entrevista'),
      candidaturas: 'The applications in the own order of preference.',
    },
  },
} satisfies EntityDocs<typeof application>;
