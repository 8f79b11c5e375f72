import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { agreementSchema, newAgreementSchema } from '#core/contract/entities/agreement.ts';
import { uploadWith } from '#core/contract/entities/document.ts';
import { id, nothing, text } from '#core/contract/fields.ts';

export const dameConveniosEmpresa = defineCall({
  name: 'dameConveniosEmpresa',
  area: 'agreements',
  method: 'GET',
  path: '/api/Empresa/dameConveniosEmpresa',
  who: 'empresa',
  summary: 'Agreements of the company',
  datos: z.array(agreementSchema),
  failsAs500: true,
});

export const dameDetalleUltimoConvenioEmpresa = defineCall({
  name: 'dameDetalleUltimoConvenioEmpresa',
  area: 'agreements',
  method: 'GET',
  path: '/api/empresa/dameDetalleUltimoConvenioEmpresa',
  who: 'empresa',
  summary: 'The latest agreement, if there is one',
  datos: z.optional(agreementSchema),
});

export const addConvenioEmpresa = defineCall({
  name: 'addConvenioEmpresa',
  area: 'agreements',
  method: 'POST',
  path: '/api/Empresa/addConvenioEmpresa',
  who: 'empresa',
  summary: 'Ask for an agreement',
  request: newAgreementSchema,
  /** Address of the agreement to sign. */
  datos: z.object({ enlace: text(), idConvenio: z.optional(id()) }),
  statuses: [24, 48, 66, 69, 70, 72, 73],
});

export const adjuntaFicheroAlConvenioEmpresa = defineCall({
  name: 'adjuntaFicheroAlConvenioEmpresa',
  area: 'agreements',
  method: 'POST',
  path: '/api/Empresa/adjuntaFicheroAlConvenioEmpresa',
  who: 'empresa',
  summary: 'Upload the signed agreement',
  request: uploadWith({ idConvenio: id() }),
  datos: nothing(),
  statuses: [48, 49, 56],
  uploads: { '': 'agreement' },
});
