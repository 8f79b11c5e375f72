import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import {
  companyPlacementRequestSchema,
  educationRequestSchema,
  proposalSchema,
} from '#core/contract/entities/placement-request.ts';
import { extension, filled, id, limited, nothing, numberInPath, text } from '#core/contract/fields.ts';

const reading = { area: 'education', method: 'GET', who: 'empresa' } as const;
const writing = { area: 'education', method: 'POST', who: 'empresa', datos: nothing() } as const;

export const dameSolicitudesPracticasEducacion = defineCall({
  ...reading,
  name: 'dameSolicitudesPracticasEducacion',
  path: '/api/Empresa/dameSolicitudesPracticasEducacion',
  summary: 'Education requests',
  datos: z.array(educationRequestSchema),
});

export const dameSolicitudPractica = defineCall({
  ...reading,
  name: 'dameSolicitudPractica',
  path: '/api/Empresa/dameSolicitudPractica/{id}',
  summary: 'An education request',
  params: z.object({ id: numberInPath() }),
  datos: educationRequestSchema,
  statuses: [48],
});

export const aceptarSolicitudPractica = defineCall({
  ...writing,
  name: 'aceptarSolicitudPractica',
  path: '/api/Empresa/aceptarSolicitudPractica',
  summary: 'Accept an education request',
  request: z.object({ idSolicitudPractica: id() }),
  statuses: [48, 49, 81],
});

export const rechazarSolicitudPractica = defineCall({
  ...writing,
  name: 'rechazarSolicitudPractica',
  path: '/api/Empresa/rechazarSolicitudPractica',
  summary: 'Reject an education request',
  request: z.object({ idSolicitudPractica: id(), motivo: z.optional(limited(1000)) }),
  statuses: [48, 49],
});

export const compruebaDNIalumno = defineCall({
  ...writing,
  name: 'compruebaDNIalumno',
  path: '/api/Empresa/compruebaDNIalumno',
  summary: 'Whether a student is known by the identity number',
  request: z.object({ dni: filled(20) }),
  datos: z.object({ existe: z.boolean(), nombre: extension(text()), apellidos: extension(text()) }),
  statuses: [48, 66],
});

export const damePropuestasEmpresa = defineCall({
  ...reading,
  name: 'damePropuestasEmpresa',
  path: '/api/Empresa/damePropuestas',
  summary: 'Placements that the company has proposed, the latest first',
  datos: z.array(proposalSchema),
  extension: true,
});

export const solicitudPracticaEmpresa = defineCall({
  ...writing,
  name: 'solicitudPracticaEmpresa',
  path: '/api/Empresa/solicitudPractica',
  summary: 'Propose a placement for a student or, with the id, change an education request',
  request: companyPlacementRequestSchema,
  datos: z.object({ idSolicitudPractica: id() }),
  statuses: [24, 27, 45, 48, 49, 66, 69, 81],
});
