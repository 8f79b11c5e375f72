import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { requiredDocumentSchema, uploadWith } from '#core/contract/entities/document.ts';
import { requirementSchema } from '#core/contract/entities/requirement.ts';
import { extension, filled, id, limited, nothing, slug, text } from '#core/contract/fields.ts';
import { offerRequest } from './parameters.ts';

const writing = { area: 'student', method: 'POST', who: 'alumno', datos: nothing() } as const;

/** Codes by which an application can be refused. */
const applicationStatuses = [
  4, 10, 11, 13, 17, 18, 19, 20, 21, 22, 23, 24, 26, 34, 47, 48, 52, 53, 54, 55, 72, 80, 91,
] as const;

/** `datos` of a refusal for unmet conditions; any other content is ignored. */
const unmetRequirements = z.catch(
  z.optional(
    z.object({
      /** Conditions of the offer, met or not. */
      requisitos: extension(z.array(requirementSchema)),
    }),
  ),
  undefined,
);

export const editOrdenCandidaturasAlumno = defineCall({
  ...writing,
  name: 'editOrdenCandidaturasAlumno',
  path: '/api/Alumno/editOrdenCandidaturasAlumno',
  summary: 'Put the applications in order of preference',
  /** urlAcceso of each application, first choice first. */
  request: z.object({ orden: z.array(slug()) }),
  statuses: [31, 49],
});

export const inscribirse = defineCall({
  ...writing,
  name: 'inscribirse',
  path: '/api/Alumno/inscribirse',
  summary: 'Apply to an offer; 11 asks for documents, with which the call is sent again',
  request: z.object({
    urlOferta: slug(),
    documentos: z.optional(z.array(uploadWith({ idDocumento: id() }))),
    condicionesAceptadas: z.optional(z.boolean()),
  }),
  datos: z.optional(z.object({ idCandidatura: z.optional(id()) })),
  datosOf: {
    11: z.object({ documentacionNecesaria: z.array(requiredDocumentSchema) }),
    13: unmetRequirements,
    80: unmetRequirements,
  },
  statuses: applicationStatuses,
  application: true,
  uploads: { documentos: 'general' },
});

export const desinscribirse = defineCall({
  ...writing,
  name: 'desinscribirse',
  path: '/api/Alumno/desinscribirse',
  summary: 'Withdraw an application',
  request: offerRequest,
  statuses: [4, 30, 31, 49],
});

export const aceptarPreinscripcion = defineCall({
  ...writing,
  name: 'aceptarPreinscripcion',
  path: '/api/Alumno/aceptarPreinscripcion',
  summary: 'Accept a pre-enrolment',
  request: z.extend(offerRequest, { condicionesAceptadas: z.optional(z.boolean()) }),
  statuses: [4, 14, 17, 31, 49, 72],
});

export const rechazarPreinscripcion = defineCall({
  ...writing,
  name: 'rechazarPreinscripcion',
  path: '/api/Alumno/rechazarPreinscripcion',
  summary: 'Reject a pre-enrolment, with a reason of the list or, where it is empty, in own words',
  request: z.extend(offerRequest, { idMotivo: z.optional(id()), motivo: z.optional(limited(1000)) }),
  statuses: [4, 14, 31, 49],
});

export const sacaAvisoDeMinimoDeCreditosParaInscribirse = defineCall({
  area: 'student',
  method: 'GET',
  who: 'alumno',
  name: 'sacaAvisoDeMinimoDeCreditosParaInscribirse',
  path: '/api/Alumno/sacaAvisoDeMinimoDeCreditosParaInscribirse/{id}',
  summary: 'Warning about credits before applying; an empty text when there is none',
  /** urlAcceso of the offer. */
  params: z.object({ id: slug() }),
  datos: z.optional(text()),
  statuses: [4, 6],
});

export const compruebaCIF = defineCall({
  ...writing,
  name: 'compruebaCIF',
  path: '/api/Alumno/compruebaCIF',
  summary: 'Whether a company is known',
  request: z.object({ cif: filled(20) }),
  datos: z.object({ existe: z.boolean(), nombre: z.optional(text()) }),
  statuses: [24, 33],
});

export const compruebaEmailContactoEmpresa = defineCall({
  ...writing,
  name: 'compruebaEmailContactoEmpresa',
  path: '/api/Alumno/compruebaEmailContactoEmpresa',
  summary: 'Whether an address belongs to a contact of a company',
  request: z.object({ cif: filled(20), email: filled(200) }),
  datos: z.object({ existe: z.boolean() }),
  statuses: [24, 33, 44, 69],
});
