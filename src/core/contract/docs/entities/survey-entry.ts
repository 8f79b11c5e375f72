import type * as surveyEntry from '#core/contract/entities/survey-entry.ts';
import { type EntityDocs, describe } from '../key-docs.ts';
import { placement, survey } from '../examples.ts';

export const surveyEntryDocs = {
  surveySchema: {
    text: 'A survey in the list of a user.',
    keys: {
      idEncuesta: describe('Id of the survey.', survey.id),
      titulo: describe('Title.', survey.titulo),
      urlAcceso: describe(
        'Name of the survey in addresses, sent as `id` to its calls. No address by itself.',
        survey.url,
      ),
      respuestaObligatoria: describe('Whether the portal is closed to the user until it is answered.', false),
      contestada: describe('Whether the user has answered it.', false),
      token: describe(
        'Token of the link that leads to it (`querystringValue` of accesoEncuesta), so that nobody signs in again; absent once it is answered. Neither the token of the portal nor that of the survey.',
        'eyJhbGciOiJIUzI1NiJ9.eyJzdXJ2ZXkiOjE3fQ.c2lnbmF0dXJl',
      ),
      idPractica: describe('Placement that the survey is about. Absent: none.', placement.id),
      paraAlumnos: describe('Whether it is for students and graduates.', true),
      paraEmpresa: describe('Whether it is for companies.', false),
    },
  },
} satisfies EntityDocs<typeof surveyEntry>;
