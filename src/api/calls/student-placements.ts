import * as z from 'zod/mini';
import { defineCall } from '#api/call.ts';
import { degreeSchema } from '#api/entities/domain.ts';
import { storedDocumentSchema, uploadWith } from '#api/entities/document.ts';
import { guideSchema } from '#api/entities/guide.ts';
import { missingDataSchema } from '#api/entities/missing-data.ts';
import { studentPlacementRequestSchema } from '#api/entities/placement-request.ts';
import { studentPlacementSchema, weeklySheetSchema } from '#api/entities/placement.ts';
import { count, id } from '#api/fields.ts';

const reading = { area: 'student', method: 'GET', who: 'alumno' } as const;
const writing = { area: 'student', method: 'POST', who: 'alumno' } as const;

export const damePracticasAlumno = defineCall({
  ...reading,
  name: 'damePracticasAlumno',
  path: '/api/Alumno/damePracticasAlumno',
  summary: 'Own placements',
  datos: z.array(studentPlacementSchema),
  statuses: [21],
});

export const addFicheroPractica = defineCall({
  ...writing,
  name: 'addFicheroPractica',
  path: '/api/Alumno/addFicheroPractica',
  summary: 'Add a file to a placement',
  request: uploadWith({ idPractica: id(), idTipo: z.optional(id()) }),
  datos: storedDocumentSchema,
  statuses: [45, 48, 56],
  uploads: { '': 'general' },
});

export const addDocumentoPractica = defineCall({
  ...writing,
  name: 'addDocumentoPractica',
  path: '/api/Alumno/addDocumentoPractica',
  summary: 'Send the sheet of a week for the first time',
  request: uploadWith({ idPractica: id(), idHoja: id() }),
  datos: weeklySheetSchema,
  statuses: [45, 48, 56],
  uploads: { '': 'pdf' },
});

export const editDocumentoSeguimientoCF = defineCall({
  ...writing,
  name: 'editDocumentoSeguimientoCF',
  path: '/api/Alumno/editDocumentoSeguimientoCF',
  summary: 'Send the corrected sheet of a week that was rejected',
  request: uploadWith({ idPractica: id(), idHoja: id() }),
  datos: weeklySheetSchema,
  statuses: [45, 48, 49],
  uploads: { '': 'pdf' },
});

export const faltaDatosNecesariosPorPractica = defineCall({
  ...reading,
  name: 'faltaDatosNecesariosPorPractica',
  path: '/api/Alumno/faltaDatosNecesariosPorPractica',
  summary: 'Which data a placement needs and is missing',
  datos: missingDataSchema,
});

export const numeroSolicitudPracticasEducacionDisponibles = defineCall({
  ...reading,
  name: 'numeroSolicitudPracticasEducacionDisponibles',
  path: '/api/Alumno/numeroSolicitudPracticasEducacionDisponibles',
  summary: 'How many education requests the student can still make',
  datos: count(),
});

export const dameGuiaOrientacion = defineCall({
  ...reading,
  name: 'dameGuiaOrientacion',
  path: '/api/Alumno/dameGuiaOrientacion',
  summary: 'Orientation guides',
  datos: z.array(guideSchema),
});

export const dameTitulacionesActuales = defineCall({
  ...reading,
  name: 'dameTitulacionesActuales',
  path: '/api/Alumno/dameTitulacionesActuales',
  summary: 'Degrees that the student is studying',
  datos: z.array(degreeSchema),
  statuses: [26],
});

export const solicitudPracticaAlumno = defineCall({
  ...writing,
  name: 'solicitudPracticaAlumno',
  path: '/api/Alumno/solicitudPractica',
  summary: "Propose a placement with a company of one's own",
  request: studentPlacementRequestSchema,
  datos: z.object({ idSolicitudPractica: id() }),
  statuses: [17, 21, 23, 24, 26, 27, 33, 44, 52, 69, 70, 81],
});
