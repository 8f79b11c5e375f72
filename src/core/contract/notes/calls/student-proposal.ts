import type * as calls from '#core/contract/calls/student-proposal.ts';
import { type CallNotes, note } from '../note.ts';

export const studentProposalNotes = {
  numeroSolicitudPracticasEducacionDisponibles: { datos: note('How many; 0 for none any more.', 2) },
  solicitudPracticaAlumno: {
    datos: { idSolicitudPractica: note('Id of the proposal.', 301) },
  },
} satisfies CallNotes<typeof calls>;
