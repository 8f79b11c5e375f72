import type * as calls from '#core/contract/calls/candidates.ts';
import { type CallDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { candidacy } from '../examples.ts';
import { offerInPath } from './parameters.ts';

export const candidatesDocs = {
  dameDatosProceso: { params: offerInPath },
  cambiaEstadoCandidatura: {
    request: {
      idCandidatura: describe('The candidacy.', candidacy.id),
      idEstado: describeListId(
        'estadosCandidaturasAlumno',
        'State that it shall come into, one of `estadosPosibles` (14).',
        8,
      ),
      idMotivo: describeListId(
        'tipoMotivoCambioEstadoCandidatura',
        'Reason of not selecting someone: one of this `idEstado` and of the kind of the offer. Required with `idEstado` 9 (15).',
        omittedFromExamples,
      ),
      motivo: describe(
        'Reason in own words. Required with `idEstado` 9 where the list has no reason for it.',
        omittedFromExamples,
      ),
    },
    datos: {
      idEstado: describeListId(
        'estadosCandidaturasAlumno',
        'State after the call: the one asked for, or the one of before with `faltanDatos`.',
        8,
      ),
      faltanDatos: describe(
        'Whether data of the company is missing, without which nobody is selected: the state stays. Absent counts as no.',
        false,
      ),
      campos: describe('What is missing, each as `form.key`. Only with `faltanDatos`.', omittedFromExamples),
    },
  },
  anotaCandidatura: {
    request: {
      idCandidatura: describe('The candidacy.', candidacy.id),
      texto: describe('The note; empty deletes it.', 'Buena entrevista.'),
      estrellas: describe('Stars from 1 to 5; 0 for none.', 4),
    },
  },
  marcarCandidaturaNoLeida: { request: { idCandidatura: describe('The candidacy.', candidacy.id) } },
} satisfies CallDocs<typeof calls>;
