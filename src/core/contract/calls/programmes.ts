import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { programmeDetailSchema, programmeSchema } from '#core/contract/entities/programme.ts';
import { nothing, slug } from '#core/contract/fields.ts';
import { slugParams, userKindParams } from './parameters.ts';

export const programasPracticasActivos = defineCall({
  name: 'programasPracticasActivos',
  area: 'programmes',
  method: 'GET',
  path: '/api/Publico/programasPracticasActivos',
  who: 'publico',
  summary: 'Active placement programmes',
  datos: z.array(programmeSchema),
  freshFor: 5,
});

export const detallePrograma = defineCall({
  name: 'detallePrograma',
  area: 'programmes',
  method: 'GET',
  path: '/api/{tipo}/detallePrograma/{id}',
  who: 'usuario',
  summary: 'A programme, and whether the reader has joined it',
  params: z.extend(userKindParams, { id: slug() }),
  datos: programmeDetailSchema,
  statuses: [63],
});

export const solicitaAdhesionPrograma = defineCall({
  name: 'solicitaAdhesionPrograma',
  area: 'programmes',
  method: 'POST',
  path: '/api/Alumno/solicitaAdhesionPrograma/{id}',
  who: 'alumno',
  summary: 'Ask to join a programme, as a student',
  params: slugParams,
  datos: nothing(),
  statuses: [63, 64, 65],
});

export const solicitaAdhesionProgramaEmpresa = defineCall({
  name: 'solicitaAdhesionProgramaEmpresa',
  area: 'programmes',
  method: 'POST',
  path: '/api/Empresa/solicitaAhesionPrograma/{id}',
  who: 'empresa',
  summary: 'Ask to join a programme, as a company',
  params: slugParams,
  datos: nothing(),
  statuses: [24, 63, 64, 65],
});
