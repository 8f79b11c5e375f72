import type * as calls from '#core/contract/calls/company-education.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { student } from '../examples.ts';

const idSolicitudPractica = describe('The request, which is pending (49).', 301);

export const companyEducationDocs = {
  dameSolicitudPractica: { params: { id: describe('`idSolicitudPractica`.', 301) } },
  aceptarSolicitudPractica: { request: { idSolicitudPractica } },
  rechazarSolicitudPractica: {
    request: { idSolicitudPractica, motivo: describe('Why, in own words.', 'No tenemos plazas este curso.') },
  },
  compruebaDNIalumno: {
    request: { dni: describe('DNI or NIE (66). Too many of them on one day are refused (48).', student.dni) },
    datos: {
      existe: describe('Whether a student of the portal has it.', true),
      nombre: describe('First name of that student.', student.nombre),
      apellidos: describe(
        'Initial of the first surname of that student: enough to see that the number is right.',
        student.apellidos.slice(0, 1),
      ),
    },
  },
  solicitudPracticaEmpresa: {
    datos: { idSolicitudPractica: describe('Id of the proposal, or of the request that was changed.', 302) },
  },
} satisfies CallDocs<typeof calls>;
