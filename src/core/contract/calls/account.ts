import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { companyChoiceSchema, sessionSchema } from '#core/contract/entities/session.ts';
import { languageIds } from '#core/i18n/languages.ts';
import { filled, id, nothing, text } from '#core/contract/fields.ts';
import {
  credentialsShape,
  signInMessages,
  signInStatuses,
  userKindParams,
  wrongPassword,
} from './parameters.ts';

export const logaUsuario = defineCall({
  name: 'logaUsuario',
  area: 'account',
  method: 'POST',
  path: '/api/{tipo}/logaUsuario',
  who: 'publico',
  summary: 'Sign in; a company says for which of its firms',
  params: userKindParams,
  request: z.object({ ...credentialsShape, eidEmpresa: z.optional(id()) }),
  datos: sessionSchema,
  datosOf: wrongPassword,
  statuses: signInStatuses,
  messageOf: signInMessages,
});

export const dameEmpresasDelUsuario = defineCall({
  name: 'dameEmpresasDelUsuario',
  area: 'account',
  method: 'POST',
  path: '/api/Empresa/dameEmpresasDelUsuario',
  who: 'publico',
  summary: 'Firms that someone may sign in for',
  request: z.object(credentialsShape),
  datos: z.array(companyChoiceSchema),
  datosOf: wrongPassword,
  statuses: signInStatuses,
  messageOf: signInMessages,
});

export const validaRespuestaLoginIntegrado = defineCall({
  name: 'validaRespuestaLoginIntegrado',
  area: 'account',
  method: 'POST',
  path: '/api/Alumno/validaRespuestaLoginIntegrado',
  who: 'publico',
  summary: 'Sign in with the one-time code of the identity provider',
  request: z.object({ respuesta: filled(20_000) }),
  datos: sessionSchema,
  statuses: signInStatuses,
  messageOf: signInMessages,
});

export const dameTextoRGPDactual = defineCall({
  name: 'dameTextoRGPDactual',
  area: 'account',
  method: 'GET',
  path: '/api/Alumno/dameTextoRGPDactual',
  who: 'publico',
  summary: 'Long text of the data protection notice',
  datos: text(),
});

export const guardaAceptacionRGPD = defineCall({
  name: 'guardaAceptacionRGPD',
  area: 'account',
  method: 'GET',
  path: '/api/{tipo}/guardaAceptacionRGPD',
  who: 'usuario',
  summary: 'Accept the data protection notice; accepting twice is the same as once',
  params: userKindParams,
  datos: nothing(),
});

export const cierraSesion = defineCall({
  name: 'cierraSesion',
  area: 'account',
  method: 'POST',
  path: '/api/{tipo}/cierraSesion',
  who: 'usuario',
  summary: 'End the session of the token, and no other of the account',
  params: userKindParams,
  datos: nothing(),
  extension: true,
});

export const editarIdiomaPreferido = defineCall({
  name: 'editarIdiomaPreferido',
  area: 'account',
  method: 'POST',
  path: '/api/{tipo}/editarIdiomaPreferido',
  who: 'usuario',
  summary: 'Keep the language chosen',
  params: userKindParams,
  request: z.object({ idIdioma: z.literal(Object.values(languageIds)) }),
  datos: nothing(),
});
