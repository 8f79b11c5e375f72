import type * as session from '#core/contract/entities/session.ts';
import { type EntityDocs, omittedFromExamples, describe } from '../key-docs.ts';
import { company, token } from '../examples.ts';
import { portalLanguage } from './cv.ts';

const noticeKeys = {
  textoCortoRGPD: describe(
    'Short data protection notice in HTML or plain text, if there is one to accept: until guardaAceptacionRGPD the token opens no other call (2). Absent or empty: none.',
    omittedFromExamples,
  ),
  linkExternoRGPD: describe(
    'Web address of the whole notice.',
    'https://www.universidad.example/proteccion-de-datos',
  ),
} as const;

export const sessionDocs = {
  sessionSchema: {
    text: 'A session: the answer of a sign-in.',
    keys: {
      token: describe(
        'JWT that goes with every other call (`Authorization: Bearer`). Claims: `nombre` and `apellidos` of the person, `exp`, when it ends, `iat`, when it began, in seconds, and `sub`, the account, after single sign-on.',
        token,
      ),
      ...noticeKeys,
      conPracticas: describe(
        'Whether the student has the placement service; of a company, whether the portal has it.',
        true,
      ),
      conEmpleo: describe(
        'Whether the student has the employment service; of a company, whether the portal has it.',
        true,
      ),
      primerAcceso: describe('Whether it is the first sign-in of the account.', false),
      soloCiclosUAX: describe('Whether the person studies vocational cycles only.', false),
      idIdiomaPreferido: describe(`Language that the person chose: ${portalLanguage} Absent: none yet.`, 2),
      tipoUsuario: describe(
        'Kind of user. Absent: a student without `conPracticas` counts as Egresado, a graduate.',
        'Alumno',
      ),
      urlCalendario: describe(
        'Web address (https) of a calendar in iCalendar format with the dates of the person, or of the company, to which calendar programs subscribe: one that nobody can guess, which works without a token for as long as the account does. Absent or empty: none, and the portal offers files alone.',
        'https://www.universidad.example/calendarios/93.Rk1c8yQv3ZpT6mXw.ics',
      ),
    },
  },
  companyChoiceSchema: {
    text: 'A company that someone may sign in for.',
    keys: {
      idEmpresa: describe('Id of the company; sent as `eidEmpresa` when signing in.', company.id),
      nombre: describe('Trade name.', company.nombreComercial),
      cif: describe('Tax number.', company.cif),
    },
  },
  surveySessionSchema: {
    text: 'A session in a survey: the answer of a sign-in to it.',
    keys: {
      token: describe(
        'Opens the calls of this survey and no other; it is kept apart from the token of the portal. Its claims are for the server alone.',
        'eyJhbGciOiJIUzI1NiJ9.eyJzdXJ2ZXkiOjE3LCJleHAiOjQwNzA5MDg4MDB9.c2lnbmF0dXJl',
      ),
      textoCortoRGPD: describe(
        'Short data protection notice, if there is one to accept: until guardaAceptacionRGPD of Encuestas the token opens no other call (2). Absent or empty: none.',
        omittedFromExamples,
      ),
      linkExternoRGPD: noticeKeys.linkExternoRGPD,
    },
  },
} satisfies EntityDocs<typeof session>;
