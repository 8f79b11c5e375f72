import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { offerStates, processSchema } from '#core/contract/entities/process.ts';
import { count, date, flagInQuery, id, limited, nothing, slug, text } from '#core/contract/fields.ts';
import { offerRequest } from './parameters.ts';

const reading = { area: 'offers', method: 'GET', who: 'empresa' } as const;
const writing = { area: 'offers', method: 'POST', who: 'empresa', datos: nothing() } as const;

export const dameProcesosEmpleoYpracticas = defineCall({
  ...reading,
  name: 'dameProcesosEmpleoYpracticas',
  path: '/api/Empresa/dameProcesosEmpleoYpracticas',
  summary: 'Offers of the company',
  query: z.object({
    estado: z.optional(z.array(z.enum(offerStates))),
    desde: z.optional(date()),
    hasta: z.optional(date()),
    titulo: z.optional(text()),
    type: z.optional(z.array(z.enum(['practicas', 'empleo']))),
    omitirLeidos: flagInQuery(),
    /** Only offers that expire within 7 days. */
    caducanPronto: flagInQuery(),
    soloConCandidatos: flagInQuery(),
  }),
  datos: z.array(processSchema),
  // Always stale: colleagues and the university change it.
  freshFor: 0,
});

export const dameNumProcesos = defineCall({
  ...reading,
  name: 'dameNumProcesos',
  path: '/api/Empresa/dameNumProcesos',
  summary: 'How many offers of each kind the company has',
  datos: z.object({ practicas: count(), empleo: count() }),
  // Always stale: colleagues and the university change it.
  freshFor: 0,
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
  statuses: [4, 24, 48],
});

export const copiarOfertaPerfilContrario = defineCall({
  ...writing,
  name: 'copiarOfertaPerfilContrario',
  path: '/api/Empresa/copiarOfertaPerfilContrario',
  summary: 'Duplicate an offer as one of the other kind',
  request: offerRequest,
  datos: z.object({ urlAcceso: slug(), idoferta: z.optional(id()) }),
  statuses: [4, 24, 48],
});

export const deleteOferta = defineCall({
  ...writing,
  name: 'deleteOferta',
  path: '/api/Empresa/deleteOferta',
  summary: 'Delete an offer',
  request: offerRequest,
  statuses: [4, 25, 48],
});
