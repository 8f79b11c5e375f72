import type * as session from '#core/contract/entities/session.ts';
import { type EntityNotes, leftOut, note } from '../note.ts';
import { company, token } from '../story.ts';
import { portalLanguage } from './cv.ts';

const noticeKeys = {
  textoCortoRGPD: note(
    'Short data protection notice in HTML or plain text, if there is one to accept: until guardaAceptacionRGPD the token opens no other call (2). Absent or empty: none.',
    leftOut,
  ),
  linkExternoRGPD: note(
    'Web address of the whole notice.',
    'https://www.universidad.example/proteccion-de-datos',
  ),
} as const;

export const sessionNotes = {
  sessionSchema: {
    text: 'A session: the answer of a sign-in.',
    keys: {
      token: note(
        'JWT that goes with every other call (`Authorization: Bearer`). Claims: `nombre` and `apellidos` of the person, `exp`, when it ends, `iat`, when it began, in seconds, and `sub`, the account, after single sign-on.',
        token,
      ),
      ...noticeKeys,
      conPracticas: note(
        'Whether the student has the placement service; of a company, whether the portal has it.',
        true,
      ),
      conEmpleo: note(
        'Whether the student has the employment service; of a company, whether the portal has it.',
        true,
      ),
      primerAcceso: note('Whether it is the first sign-in of the account.', false),
      soloCiclosUAX: note('Whether the person studies vocational cycles only.', false),
      idIdiomaPreferido: note(`Language that the person chose: ${portalLanguage} Absent: none yet.`, 2),
      tipoUsuario: note(
        'Kind of user. Absent: a student without `conPracticas` counts as Egresado, a graduate.',
        'Alumno',
      ),
    },
  },
  companyChoiceSchema: {
    text: 'A company that someone may sign in for.',
    keys: {
      idEmpresa: note('Id of the company; sent as `eidEmpresa` when signing in.', company.id),
      nombre: note('Trade name.', company.nombreComercial),
      cif: note('Tax number.', company.cif),
    },
  },
  surveySessionSchema: {
    text: 'A session in a survey: the answer of a sign-in to it.',
    keys: {
      token: note(
        'Opens the calls of this survey and no other; it is kept apart from the token of the portal. Its claims are for the server alone.',
        'eyJhbGciOiJIUzI1NiJ9.eyJzdXJ2ZXkiOjE3LCJleHAiOjE3NzI3MDg0MDB9.c2lnbmF0dXJl',
      ),
      textoCortoRGPD: note(
        'Short data protection notice, if there is one to accept: until guardaAceptacionRGPD of Encuestas the token opens no other call (2). Absent or empty: none.',
        leftOut,
      ),
      linkExternoRGPD: noticeKeys.linkExternoRGPD,
    },
  },
} satisfies EntityNotes<typeof session>;
