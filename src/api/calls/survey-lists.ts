import * as z from 'zod/mini';
import { defineCall } from '#api/call.ts';
import { surveySchema } from '#api/entities/survey-entry.ts';

export const dameEncuestas = defineCall({
  name: 'dameEncuestas',
  area: 'surveys',
  method: 'GET',
  path: '/api/Empresa/dameEncuestas',
  who: 'empresa',
  summary: 'Surveys for the signed-in contact',
  datos: z.array(surveySchema),
});

export const dameEncuestasUsuario = defineCall({
  name: 'dameEncuestasUsuario',
  area: 'surveys',
  method: 'GET',
  path: '/api/Alumno/dameEncuestasUsuario',
  who: 'alumno',
  summary: 'Surveys for the student',
  datos: z.array(surveySchema),
});
