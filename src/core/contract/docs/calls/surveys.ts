import type * as calls from '#core/contract/calls/surveys.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { credentialsKeys, respuesta } from './account.ts';
import { surveyInPath, wrongPasswordKeys } from './parameters.ts';

export const surveyCallDocs = {
  accesoEncuesta: {
    params: surveyInPath,
    request: {
      querystringValue: describe('Token of the link that was followed (42); empty without one.', ''),
    },
  },
  dameEncuesta: { params: surveyInPath },
  logaUsuarioEncuesta: {
    params: surveyInPath,
    request: {
      ...credentialsKeys,
      tipoUsuario: describe('Whose account it is: graduates are Alumno.', 'Alumno'),
    },
    datosOf: wrongPasswordKeys,
  },
  validaRespuestaLoginIntegradoEncuesta: { params: surveyInPath, request: { respuesta } },
  logaAnonimo: { params: surveyInPath },
  guardaContestacionEncuesta: {
    params: surveyInPath,
    request: {
      lContestaciones: 'The answers. One to a question that is not of this survey is refused with 15.',
    },
  },
} satisfies CallDocs<typeof calls>;
