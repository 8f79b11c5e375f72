import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { surveySessionSchema } from '#core/contract/entities/session.ts';
import {
  givenAnswerSchema,
  surveyAccessSchema,
  surveyContentSchema,
} from '#core/contract/entities/survey.ts';
import { filled, limited, nothing } from '#core/contract/fields.ts';
import { credentialsShape, signInMessages, signInStatuses, slugParams, wrongPassword } from './parameters.ts';

const access = { area: 'surveys', method: 'POST', who: 'publico', params: slugParams } as const;

export const accesoEncuesta = defineCall({
  ...access,
  name: 'accesoEncuesta',
  path: '/api/Encuestas/accesoEncuesta/{id}',
  summary: 'How to get into a survey; a valid token of the link opens it at once',
  request: z.object({ querystringValue: limited(2000) }),
  datos: surveyAccessSchema,
  statuses: [35, 39, 42],
});

export const dameEncuesta = defineCall({
  name: 'dameEncuesta',
  area: 'surveys',
  method: 'GET',
  path: '/api/Encuestas/{id}',
  who: 'encuesta',
  summary: 'Questions of a survey',
  params: slugParams,
  datos: surveyContentSchema,
  indivisible: ['preguntas', 'respuestas'],
  statuses: [35, 38, 39],
});

export const logaUsuarioEncuesta = defineCall({
  ...access,
  name: 'logaUsuarioEncuesta',
  path: '/api/Encuestas/logaUsuario/{id}',
  summary: 'Sign in to a survey',
  request: z.object({ ...credentialsShape, tipoUsuario: z.enum(['Alumno', 'Empresa']) }),
  datos: surveySessionSchema,
  datosOf: wrongPassword,
  statuses: [...signInStatuses, 35, 36, 38, 39],
  messageOf: signInMessages,
});

export const validaRespuestaLoginIntegradoEncuesta = defineCall({
  ...access,
  name: 'validaRespuestaLoginIntegradoEncuesta',
  path: '/api/Encuestas/validaRespuestaLoginIntegrado/{id}',
  summary: 'Sign in to a survey with the one-time code of the identity provider',
  request: z.object({ respuesta: filled(20_000) }),
  datos: surveySessionSchema,
  statuses: [3, 9, 32, 35, 36, 38, 39, 59, 79, 90],
  messageOf: signInMessages,
});

export const logaAnonimo = defineCall({
  ...access,
  name: 'logaAnonimo',
  path: '/api/Encuestas/logaAnonimo/{id}',
  summary: 'Answer a survey without signing in',
  datos: surveySessionSchema,
  statuses: [35, 37],
});

export const guardaContestacionEncuesta = defineCall({
  name: 'guardaContestacionEncuesta',
  area: 'surveys',
  method: 'POST',
  path: '/api/Encuestas/guardaContestacionEncuesta/{id}',
  who: 'encuesta',
  summary: 'Hand in the answers',
  params: slugParams,
  request: z.object({ lContestaciones: z.array(givenAnswerSchema) }),
  datos: nothing(),
  statuses: [35, 38, 39, 40],
});

export const guardaAceptacionRGPDEncuesta = defineCall({
  name: 'guardaAceptacionRGPDEncuesta',
  area: 'surveys',
  method: 'GET',
  path: '/api/Encuestas/guardaAceptacionRGPD',
  who: 'encuesta',
  summary: 'Accept the data protection notice of a survey; accepting twice is the same as once',
  datos: nothing(),
});
