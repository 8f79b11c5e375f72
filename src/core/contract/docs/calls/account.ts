import type * as calls from '#core/contract/calls/account.ts';
import { type CallDocs, omittedFromExamples, describe } from '../key-docs.ts';
import { contact, passwords, student } from '../examples.ts';
import { portalLanguage } from '../entities/cv.ts';
import { userKindKeys, wrongPasswordKeys } from './parameters.ts';

/** Docs of the credentials of a sign-in. */
export const credentialsKeys = {
  usuario: describe(
    'User name of the account: the address, unless another one was chosen.',
    student.emailEstudiante,
  ),
  password: describe('Password of the account.', passwords.now),
} as const;

export const respuesta = describe(
  'One-time code that the server gave the portal after the sign-in at the identity provider; it holds for two minutes (3).',
  'c0d1g0-de-un-solo-uso',
);

export const accountDocs = {
  logaUsuario: {
    params: userKindKeys,
    request: {
      ...credentialsKeys,
      eidEmpresa: describe(
        'Company to sign in for (`idEmpresa` of dameEmpresasDelUsuario). Required for Empresa where the account serves several companies.',
        omittedFromExamples,
      ),
    },
    datosOf: wrongPasswordKeys,
  },
  dameEmpresasDelUsuario: {
    request: {
      usuario: describe('User name of the account.', contact.email),
      password: credentialsKeys.password,
    },
    datosOf: wrongPasswordKeys,
  },
  validaRespuestaLoginIntegrado: { request: { respuesta } },
  dameTextoRGPDactual: {
    datos: describe(
      'The whole data protection notice in the language of the request, as HTML or plain text.',
      'Tratamos tus datos para gestionar tus prácticas y tu búsqueda de empleo.',
    ),
  },
  guardaAceptacionRGPD: { params: userKindKeys },
  cierraSesion: { params: userKindKeys },
  editarIdiomaPreferido: {
    params: userKindKeys,
    request: { idIdioma: describe(`The language: ${portalLanguage}`, 2) },
  },
} satisfies CallDocs<typeof calls>;
