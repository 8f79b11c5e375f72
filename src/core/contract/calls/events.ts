import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { eventDetailSchema, eventSchema } from '#core/contract/entities/event.ts';
import { id, nothing, slug } from '#core/contract/fields.ts';
import { slugParams } from './parameters.ts';

export const dameEventos = defineCall({
  name: 'dameEventos',
  area: 'events',
  method: 'GET',
  path: '/api/Alumno/dameEventos',
  who: 'alumno',
  summary: 'Events',
  datos: z.array(eventSchema),
  freshFor: 5,
});

export const dameEventosEmpresa = defineCall({
  name: 'dameEventosEmpresa',
  area: 'events',
  method: 'GET',
  path: '/api/Empresa/dameEventos',
  who: 'empresa',
  summary: 'Events, for companies',
  datos: z.array(eventSchema),
  extension: true,
  freshFor: 5,
});

export const dameFichaEvento = defineCall({
  name: 'dameFichaEvento',
  area: 'events',
  method: 'GET',
  path: '/api/Alumno/dameFichaEvento/{id}',
  who: 'alumno',
  summary: 'An event, and whether the student is enrolled in it',
  params: slugParams,
  datos: eventDetailSchema,
  statuses: [74],
});

export const dameFichaEventoPublico = defineCall({
  name: 'dameFichaEventoPublico',
  area: 'events',
  method: 'GET',
  path: '/api/Publico/dameFichaEvento/{id}',
  who: 'publico',
  summary: 'An event, for anyone',
  params: slugParams,
  datos: eventDetailSchema,
  statuses: [74],
});

export const inscribirseEnEvento = defineCall({
  name: 'inscribirseEnEvento',
  area: 'events',
  method: 'POST',
  path: '/api/Alumno/inscribirseEnEvento',
  who: 'alumno',
  summary: 'Enrol in an event',
  request: z.object({ idEvento: id(), urlEvento: slug() }),
  datos: nothing(),
  statuses: [74, 75, 76, 77, 78],
});
