import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { applicationsByStateSchema, applicationSchema } from '#core/contract/entities/application.ts';
import { offerCardSchema, offerCountsSchema } from '#core/contract/entities/offer.ts';
import { pagingShape } from '#core/contract/entities/paging.ts';
import { date, flagInQuery, numberInPath, text } from '#core/contract/fields.ts';

const reading = { area: 'student', method: 'GET', who: 'alumno' } as const;

const idList = z.optional(z.array(numberInPath()));

/** Filters of the offer lists; a server without filters returns the whole list. */
const offerFilters = z.object({
  comun: z.optional(text()),
  /** Order: newest first (the default) or oldest first. */
  date: z.optional(z.enum(['desc', 'asc'])),
  titulo: z.optional(text()),
  provincia: z.optional(text()),
  titulaciones: idList,
  omitirInscritos: flagInQuery(),
  soloPosibles: flagInQuery(),
  /** YYYY-MM-DD */
  fechainicio: z.optional(date()),
  contrato: idList,
  salario: z.optional(numberInPath()),
  areasTitulaciones: idList,
  tipoModalidadAsistencia: idList,
  areaFuncional: idList,
  nivelesTitulaciones: idList,
  tiposFormacion: idList,
  tituloPrograma: z.optional(text()),
});

export const dameNumOfertasEmpleoUsuario = defineCall({
  ...reading,
  name: 'dameNumOfertasEmpleoUsuario',
  path: '/api/Alumno/dameNumOfertasEmpleoUsuario',
  summary: 'How many job offers there are',
  datos: offerCountsSchema,
  statuses: [20],
  freshFor: 2,
});

export const dameNumOfertasPracticasUsuario = defineCall({
  ...reading,
  name: 'dameNumOfertasPracticasUsuario',
  path: '/api/Alumno/dameNumOfertasPracticasUsuario',
  summary: 'How many placement offers there are',
  datos: offerCountsSchema,
  statuses: [21],
  freshFor: 2,
});

export const dameOfertasUsuario = defineCall({
  ...reading,
  name: 'dameOfertasUsuario',
  path: '/api/Alumno/dameOfertasUsuario/{type}/{page}',
  summary: 'A page of offers, newest first; pages count from 1',
  params: z.object({ type: z.enum(['practicas', 'empleo']), page: numberInPath(1) }),
  query: offerFilters,
  datos: z.object({ ofertas: z.array(offerCardSchema), ...pagingShape }),
  statuses: [20, 21],
  freshFor: 2,
});

export const ofertasEncajanConUsuario = defineCall({
  ...reading,
  name: 'ofertasEncajanConUsuario',
  path: '/api/Alumno/ofertasEncajanConUsuario',
  summary: 'All offers of both kinds that fit the student',
  datos: z.object({ ofertas: z.array(offerCardSchema) }),
  statuses: [26],
});

export const dameCandidaturasEmpleoUsuario = defineCall({
  ...reading,
  name: 'dameCandidaturasEmpleoUsuario',
  path: '/api/Alumno/dameCandidaturasEmpleoUsuario',
  summary: 'Own applications to job offers',
  datos: z.array(applicationSchema),
  statuses: [20],
  freshFor: 2,
});

export const dameCandidaturasPracticasUsuario = defineCall({
  ...reading,
  name: 'dameCandidaturasPracticasUsuario',
  path: '/api/Alumno/dameCandidaturasPracticasUsuario',
  summary: 'Own applications to placement offers',
  datos: z.array(applicationSchema),
  statuses: [21],
  freshFor: 2,
});

export const dameCandidaturasPracticasUsuarioPorEstados = defineCall({
  ...reading,
  name: 'dameCandidaturasPracticasUsuarioPorEstados',
  path: '/api/Alumno/dameCandidaturasPracticasUsuarioPorEstados',
  summary: 'Own applications to placement offers, grouped by state',
  datos: z.array(applicationsByStateSchema),
  statuses: [21],
  freshFor: 2,
});
