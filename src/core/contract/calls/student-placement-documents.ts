import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { storedDocumentSchema, uploadWith } from '#core/contract/entities/document.ts';
import { missingDataSchema } from '#core/contract/entities/missing-data.ts';
import { weeklySheetSchema } from '#core/contract/entities/placement.ts';
import { id } from '#core/contract/fields.ts';

const writing = { area: 'student', method: 'POST', who: 'alumno' } as const;

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
  area: 'student',
  method: 'GET',
  who: 'alumno',
  name: 'faltaDatosNecesariosPorPractica',
  path: '/api/Alumno/faltaDatosNecesariosPorPractica',
  summary: 'Which data a placement needs and is missing',
  datos: missingDataSchema,
});
