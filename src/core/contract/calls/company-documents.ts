import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import {
  documentUploadSchema,
  linkedDocumentSchema,
  storedDocumentSchema,
} from '#core/contract/entities/document.ts';
import { changeRequestSchema } from '#core/contract/entities/placement-request.ts';
import { companyPlacementSchema, companyWeeklySheetSchema } from '#core/contract/entities/placement.ts';
import { id, nothing, text } from '#core/contract/fields.ts';
import { idRequest } from './parameters.ts';

const reading = { area: 'documents', method: 'GET', who: 'empresa' } as const;
const writing = { area: 'documents', method: 'POST', who: 'empresa' } as const;

export const dameDocumentosPracticas = defineCall({
  ...reading,
  name: 'dameDocumentosPracticas',
  path: '/api/Empresa/dameDocumentosPracticas',
  summary: 'Documents of the university about placements',
  datos: z.array(linkedDocumentSchema),
});

export const dameDocumentosPracticasPorPrograma = defineCall({
  ...reading,
  name: 'dameDocumentosPracticasPorPrograma',
  path: '/api/empresa/dameDocumentosPracticasPorPrograma',
  summary: 'Documents of the university, by placement programme',
  datos: z.array(z.object({ idPrograma: id(), titulo: text(), documentos: z.array(linkedDocumentSchema) })),
});

export const documentosAportados = defineCall({
  ...reading,
  name: 'documentosAportados',
  path: '/api/empresa/documentosAportados',
  summary: 'Documents that the company has uploaded',
  datos: z.array(storedDocumentSchema),
});

export const adddoc = defineCall({
  ...writing,
  name: 'adddoc',
  path: '/api/empresa/adddoc',
  summary: 'Upload a document of the company',
  request: documentUploadSchema,
  datos: z.optional(storedDocumentSchema),
  statuses: [48, 56],
  uploads: { '': 'general' },
});

export const deldoc = defineCall({
  ...writing,
  name: 'deldoc',
  path: '/api/empresa/deldoc',
  summary: 'Remove a document of the company',
  request: idRequest,
  datos: nothing(),
  statuses: [48],
});

export const damePracticas = defineCall({
  ...reading,
  name: 'damePracticas',
  path: '/api/Empresa/damePracticas',
  summary: 'Placements at the company',
  datos: z.array(companyPlacementSchema),
});

export const dameAnexosPracticas = defineCall({
  ...reading,
  name: 'dameAnexosPracticas',
  path: '/api/Empresa/dameAnexosPracticas',
  summary: 'Weekly sheets of the placements at the company',
  datos: z.array(companyWeeklySheetSchema),
});

export const solicitarAccionSobrePractica = defineCall({
  ...writing,
  name: 'solicitarAccionSobrePractica',
  path: '/api/Empresa/solictitarAccionSobrePractica',
  summary: 'Ask for a placement to be extended or changed',
  request: changeRequestSchema,
  datos: nothing(),
  statuses: [27, 45, 48, 58],
  messageOf: [58],
  uploads: { fichero: 'general' },
});
