import type * as calls from '#core/contract/calls/company-education.ts';
import { type CallNotes, note } from '../note.ts';
import { student } from '../story.ts';

const idSolicitudPractica = note('The request, which is pending (49).', 301);

export const companyEducationNotes = {
  dameSolicitudPractica: { params: { id: note('`idSolicitudPractica`.', 301) } },
  aceptarSolicitudPractica: { request: { idSolicitudPractica } },
  rechazarSolicitudPractica: {
    request: { idSolicitudPractica, motivo: note('Why, in own words.', 'No tenemos plazas este curso.') },
  },
  compruebaDNIalumno: {
    request: { dni: note('DNI or NIE (66). Too many of them on one day are refused (48).', student.dni) },
    datos: {
      existe: note('Whether a student of the portal has it.', true),
      nombre: note('First name of that student.', student.nombre),
      apellidos: note(
        'Initial of the first surname of that student: enough to see that the number is right.',
        student.apellidos.slice(0, 1),
      ),
    },
  },
  solicitudPracticaEmpresa: {
    datos: { idSolicitudPractica: note('Id of the proposal, or of the request that was changed.', 302) },
  },
} satisfies CallNotes<typeof calls>;
