import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { mostStars, processDetailSchema } from '#core/contract/entities/candidate.ts';
import { extension, id, limited, nothing, numberBetween, text } from '#core/contract/fields.ts';
import { slugParams } from './parameters.ts';

const writing = { area: 'offers', method: 'POST', who: 'empresa', datos: nothing() } as const;

export const dameDatosProceso = defineCall({
  area: 'offers',
  method: 'GET',
  who: 'empresa',
  name: 'dameDatosProceso',
  path: '/api/Empresa/dameDatosProceso/{id}',
  summary: 'An offer of the company with its candidates',
  params: slugParams,
  datos: processDetailSchema,
  statuses: [4],
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
    /** Whether the candidate is selected only once missing required data is filled in. */
    faltanDatos: extension(z.boolean()),
    /** What is missing, each as `form.key`, e.g. `empresa.iban`; anything else there says no more than `faltanDatos`. */
    campos: z.catch(extension(z.array(text())), undefined),
  }),
  statuses: [14, 31, 49],
});

export const marcarCandidaturaNoLeida = defineCall({
  ...writing,
  name: 'marcarCandidaturaNoLeida',
  path: '/api/Empresa/marcarCandidaturaNoLeida',
  summary: 'Count a candidate as unread again',
  request: z.object({ idCandidatura: id() }),
  statuses: [31],
  extension: true,
});

export const anotaCandidatura = defineCall({
  ...writing,
  name: 'anotaCandidatura',
  path: '/api/Empresa/anotaCandidatura',
  summary: 'Keep the note of the company on a candidacy in place of the last one',
  request: z.object({
    idCandidatura: id(),
    texto: limited(2000),
    estrellas: numberBetween(0, mostStars).check(z.int()),
  }),
  statuses: [31],
  extension: true,
});
