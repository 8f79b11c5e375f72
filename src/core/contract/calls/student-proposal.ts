import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { degreeSchema } from '#core/contract/entities/domain.ts';
import { proposalSchema, studentPlacementRequestSchema } from '#core/contract/entities/placement-request.ts';
import { count, id } from '#core/contract/fields.ts';

const reading = { area: 'student', method: 'GET', who: 'alumno' } as const;

export const numeroSolicitudPracticasEducacionDisponibles = defineCall({
  ...reading,
  name: 'numeroSolicitudPracticasEducacionDisponibles',
  path: '/api/Alumno/numeroSolicitudPracticasEducacionDisponibles',
  summary: 'How many education requests the student can still make',
  datos: count(),
});

export const dameTitulacionesActuales = defineCall({
  ...reading,
  name: 'dameTitulacionesActuales',
  path: '/api/Alumno/dameTitulacionesActuales',
  summary: 'Degrees that the student is studying',
  datos: z.array(degreeSchema),
  statuses: [26],
});

export const damePropuestasAlumno = defineCall({
  ...reading,
  name: 'damePropuestasAlumno',
  path: '/api/Alumno/damePropuestas',
  summary: 'Placements that the student has proposed, the latest first',
  datos: z.array(proposalSchema),
  extension: true,
});

export const solicitudPracticaAlumno = defineCall({
  area: 'student',
  method: 'POST',
  who: 'alumno',
  name: 'solicitudPracticaAlumno',
  path: '/api/Alumno/solicitudPractica',
  summary: "Propose a placement with a company of one's own",
  request: studentPlacementRequestSchema,
  datos: z.object({ idSolicitudPractica: id() }),
  statuses: [17, 21, 23, 24, 26, 27, 33, 44, 52, 69, 70, 81],
});
