import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { editableOfferSchema, offerRequestSchema } from '#core/contract/entities/offer-form.ts';
import { offerDetailSchema } from '#core/contract/entities/offer-detail.ts';
import { id, numberInPath, slug } from '#core/contract/fields.ts';
import { slugParams } from './parameters.ts';

const reading = { area: 'offers', method: 'GET', who: 'empresa' } as const;

export const dameDatosProcesoComoAlumno = defineCall({
  ...reading,
  name: 'dameDatosProcesoComoAlumno',
  path: '/api/Empresa/dameDatosProcesoComoAlumno/{id}',
  summary: 'An offer of the company as a student sees it',
  params: slugParams,
  datos: offerDetailSchema,
  statuses: [4],
});

export const dameOfertaEditable = defineCall({
  ...reading,
  name: 'dameOfertaEditable',
  path: '/api/Empresa/dameOfertaEditable/{id}',
  summary: 'An offer to be edited: pending, not expired and without a manager',
  /** idoferta */
  params: z.object({ id: numberInPath() }),
  datos: editableOfferSchema,
  indivisible: ['idiomas'],
  statuses: [4, 25, 68],
});

export const addOferta = defineCall({
  area: 'offers',
  method: 'POST',
  who: 'empresa',
  name: 'addOferta',
  path: '/api/Empresa/addOferta',
  summary: 'Create an offer or, with idoferta, change it',
  request: offerRequestSchema,
  datos: z.object({ idoferta: id(), urlAcceso: slug() }),
  statuses: [4, 24, 25, 27, 48, 58, 63, 66, 68, 69, 70, 72],
  messageOf: [58],
  uploads: { ficheroInformacionComplementaria: 'pdf' },
});
