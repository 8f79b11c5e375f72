import type * as calls from '#core/contract/calls/candidates.ts';
import { type CallNotes, leftOut, listed, note } from '../note.ts';
import { candidacy } from '../story.ts';
import { offerInPath } from './parameters.ts';

export const candidatesNotes = {
  dameDatosProceso: { params: offerInPath },
  cambiaEstadoCandidatura: {
    request: {
      idCandidatura: note('The candidacy.', candidacy.id),
      idEstado: listed(
        'estadosCandidaturasAlumno',
        'State that it shall come into, one of `estadosPosibles` (14).',
        8,
      ),
      idMotivo: listed(
        'tipoMotivoCambioEstadoCandidatura',
        'Reason of not selecting someone: one of this `idEstado` and of the kind of the offer. Must be there with `idEstado` 9 (15).',
        leftOut,
      ),
      motivo: note(
        'Reason in own words. Must be there with `idEstado` 9 where the list has no reason for it.',
        leftOut,
      ),
    },
    datos: {
      idEstado: listed(
        'estadosCandidaturasAlumno',
        'State after the call: the one asked for, or the one of before with `faltanDatos`.',
        8,
      ),
      faltanDatos: note(
        'Whether data of the company is missing, without which nobody is selected: the state stays. Absent counts as no.',
        false,
      ),
      campos: note('What is missing, each as `form.key`. Only with `faltanDatos`.', leftOut),
    },
  },
  marcarCandidaturaNoLeida: { request: { idCandidatura: note('The candidacy.', candidacy.id) } },
} satisfies CallNotes<typeof calls>;
