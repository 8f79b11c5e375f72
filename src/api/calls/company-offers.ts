import * as z from 'zod/mini';
import { defineCall } from '#api/call.ts';
import { editableOfferSchema, offerRequestSchema } from '#api/entities/offer-form.ts';
import { offerDetailSchema } from '#api/entities/offer-detail.ts';
import {
  candidateDetailSchema,
  offerStates,
  processDetailSchema,
  processSchema,
} from '#api/entities/process.ts';
import { count, date, flagInQuery, id, limited, nothing, numberInPath, slug, text } from '#api/fields.ts';
import { offerRequest, slugParams } from './parameters.ts';

const reading = { area: 'offers', method: 'GET', who: 'empresa' } as const;
const writing = { area: 'offers', method: 'POST', who: 'empresa', datos: nothing() } as const;

export const dameProcesosEmpleoYpracticas = defineCall({
  ...reading,
  name: 'dameProcesosEmpleoYpracticas',
  path: '/api/Empresa/dameProcesosEmpleoYpracticas',
  summary: 'Offers of the company',
  query: z.object({
    estado: z.optional(z.array(z.enum(offerStates))),
    desde: z.optional(z.iso.date()),
    hasta: z.optional(z.iso.date()),
    titulo: z.optional(text()),
    type: z.optional(z.array(z.enum(['practicas', 'empleo']))),
    omitirLeidos: flagInQuery(),
    /** Expires within 7 days. */
    caducanPronto: flagInQuery(),
    soloConCandidatos: flagInQuery(),
  }),
  datos: z.array(processSchema),
});

export const dameNumProcesos = defineCall({
  ...reading,
  name: 'dameNumProcesos',
  path: '/api/Empresa/dameNumProcesos',
  summary: 'How many offers of each kind the company has',
  datos: z.object({ practicas: count(), empleo: count() }),
});

export const dameDatosProceso = defineCall({
  ...reading,
  name: 'dameDatosProceso',
  path: '/api/Empresa/dameDatosProceso/{id}',
  summary: 'An offer of the company with its candidates',
  params: slugParams,
  datos: processDetailSchema,
  statuses: [4],
});

export const dameDatosProcesoComoAlumno = defineCall({
  ...reading,
  name: 'dameDatosProcesoComoAlumno',
  path: '/api/Empresa/dameDatosProcesoComoAlumno/{id}',
  summary: 'An offer of the company as a student sees it',
  params: slugParams,
  datos: offerDetailSchema,
  statuses: [4],
});

export const dameCandidato = defineCall({
  ...reading,
  name: 'dameCandidato',
  path: '/api/Empresa/dameCandidato/{id}',
  summary: 'A candidate with the CV; reading it marks it as read',
  /** idCandidatura */
  params: z.object({ id: numberInPath() }),
  datos: candidateDetailSchema,
  statuses: [31],
});

export const dameOfertaEditable = defineCall({
  ...reading,
  name: 'dameOfertaEditable',
  path: '/api/Empresa/dameOfertaEditable/{id}',
  summary: 'An offer to be edited: pending, not expired and without a manager',
  /** idoferta */
  params: z.object({ id: numberInPath() }),
  datos: editableOfferSchema,
  statuses: [4, 25, 68],
});

export const addOferta = defineCall({
  ...writing,
  name: 'addOferta',
  path: '/api/Empresa/addOferta',
  summary: 'Create an offer or, with idoferta, change it',
  request: offerRequestSchema,
  datos: z.object({ idoferta: id(), urlAcceso: slug() }),
  statuses: [4, 24, 25, 27, 48, 58, 63, 66, 68, 69, 70, 72],
  messageOf: [58],
  uploads: { ficheroInformacionComplementaria: 'pdf' },
});

export const cambiaEstadoCandidatura = defineCall({
  ...writing,
  name: 'cambiaEstadoCandidatura',
  path: '/api/Empresa/cambiaEstadoCandidatura',
  summary: 'Move a candidacy; not selecting someone needs a reason',
  request: z.object({
    idCandidatura: id(),
    idEstado: id(),
    idMotivo: z.optional(id()),
    motivo: z.optional(limited(1000)),
  }),
  datos: z.object({
    /** State after the call. */
    idEstado: id(),
    /** The candidate is not selected until required data is filled in. */
    faltanDatos: z.optional(z.boolean()),
  }),
  statuses: [14, 31, 49],
});

export const cerrarOferta = defineCall({
  ...writing,
  name: 'cerrarOferta',
  path: '/api/Empresa/cerrarOferta',
  summary: 'Close an offer; if someone was chosen, who and with which contract',
  request: z.extend(offerRequest, {
    hayElegido: z.boolean(),
    nombre: z.optional(limited(300)),
    fechaInicioContrato: z.optional(date()),
    idTipoContrato: z.optional(id()),
  }),
  statuses: [4, 49],
});

export const copiarOferta = defineCall({
  ...writing,
  name: 'copiarOferta',
  path: '/api/Empresa/copiarOferta',
  summary: 'Duplicate an offer; the copy is pending',
  request: offerRequest,
  datos: z.object({ urlAcceso: slug(), idoferta: z.optional(id()) }),
  statuses: [4, 48],
});

export const copiarOfertaPerfilContrario = defineCall({
  ...writing,
  name: 'copiarOfertaPerfilContrario',
  path: '/api/Empresa/copiarOfertaPerfilContrario',
  summary: 'Duplicate an offer as one of the other kind',
  request: offerRequest,
  datos: z.object({ urlAcceso: slug(), idoferta: z.optional(id()) }),
  statuses: [4, 48],
});

export const deleteOferta = defineCall({
  ...writing,
  name: 'deleteOferta',
  path: '/api/Empresa/deleteOferta',
  summary: 'Delete an offer',
  request: offerRequest,
  statuses: [4, 25, 48],
});
