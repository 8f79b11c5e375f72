import type * as calls from '#core/contract/calls/student-proposal.ts';
import { type CallDocs, describe } from '../key-docs.ts';

export const studentProposalDocs = {
  numeroSolicitudPracticasEducacionDisponibles: { datos: describe('How many; 0 for none any more.', 2) },
  solicitudPracticaAlumno: {
    datos: { idSolicitudPractica: describe('Id of the proposal.', 301) },
  },
} satisfies CallDocs<typeof calls>;
