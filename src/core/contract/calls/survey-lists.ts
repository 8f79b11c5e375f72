import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { surveySchema } from '#core/contract/entities/survey-entry.ts';

export const dameEncuestas = defineCall({
  name: 'dameEncuestas',
  area: 'surveys',
  method: 'GET',
  path: '/api/Empresa/dameEncuestas',
  who: 'empresa',
  summary: 'Surveys for the signed-in contact',
  datos: z.array(surveySchema),
  freshFor: 2,
});

export const dameEncuestasUsuario = defineCall({
  name: 'dameEncuestasUsuario',
  area: 'surveys',
  method: 'GET',
  path: '/api/Alumno/dameEncuestasUsuario',
  who: 'alumno',
  summary: 'Surveys for the student',
  datos: z.array(surveySchema),
  freshFor: 2,
});
