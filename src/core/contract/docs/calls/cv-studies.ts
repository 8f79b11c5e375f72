import type * as calls from '#core/contract/calls/cv-studies.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { fileAt } from '../examples.ts';
import { removalIsIdempotent } from './parameters.ts';
import { experienceKeys } from '../entities/experience.ts';
import { studyKeys } from '../entities/study.ts';

const added = { idNuevaAlta: describe('Id of the new studies.', 610) } as const;

const studyId = describe('Id of the studies in the CV (41).', 610);
const experienceId = describe('Id of the experience in the CV.', 620);

const enlace = describe(
  'Address of the document that belongs to it; absent without one. A link to a file, which stops working after a while.',
  fileAt('certificado-620.pdf'),
);

const withFile = {
  ...experienceKeys,
  adjunto: 'A document about it. Of experience that is changed: absent, the one of before stays.',
} as const;

export const cvStudyDocs = {
  addEstudio: { request: studyKeys, datos: added },
  addEstudioUniversidad: { request: studyKeys, datos: added },
  editEstudio: { request: { id: studyId, ...studyKeys } },
  delEstudio: { request: { id: studyId } },
  bajaEstudioUniversidad: { request: { id: studyId } },
  addExperiencia: {
    request: withFile,
    datos: { idNuevaAlta: describe('Id of the new experience.', 620), enlace },
  },
  editExperiencia: { request: { id: experienceId, ...withFile }, datos: { enlace } },
  delExperiencia: {
    request: { id: describe(`Id of the experience in the CV. ${removalIsIdempotent}`, 620) },
  },
} satisfies CallDocs<typeof calls>;
