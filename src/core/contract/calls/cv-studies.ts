import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { documentUploadSchema } from '#core/contract/entities/document.ts';
import { experienceShape } from '#core/contract/entities/experience.ts';
import { studyShape } from '#core/contract/entities/study.ts';
import { filled, id, nothing, text } from '#core/contract/fields.ts';
import { idRequest } from './parameters.ts';

const writing = { area: 'cv', method: 'POST', who: 'alumno' } as const;

const added = z.object({ idNuevaAlta: id() });

export const addEstudio = defineCall({
  ...writing,
  name: 'addEstudio',
  path: '/api/Alumno/addEstudio',
  summary: 'Add studies, complementary training too',
  request: z.object(studyShape),
  datos: added,
  statuses: [8],
});

export const addEstudioUniversidad = defineCall({
  ...writing,
  name: 'addEstudioUniversidad',
  path: '/api/Alumno/addEstudioUniversidad',
  summary: 'Add studies of this university',
  request: z.object(studyShape),
  datos: added,
  statuses: [8, 41],
});

export const editEstudio = defineCall({
  ...writing,
  name: 'editEstudio',
  path: '/api/Alumno/editEstudio',
  summary: 'Change studies',
  request: z.object({ id: id(), ...studyShape }),
  datos: nothing(),
  statuses: [8, 41],
});

export const delEstudio = defineCall({
  ...writing,
  name: 'delEstudio',
  path: '/api/Alumno/delEstudio',
  summary: 'Remove studies; the last ones stay',
  request: idRequest,
  datos: nothing(),
  statuses: [41, 62],
});

export const bajaEstudioUniversidad = defineCall({
  ...writing,
  name: 'bajaEstudioUniversidad',
  path: '/api/Alumno/bajaEstudioUniversidad',
  summary: 'Remove studies of this university; the last ones stay',
  request: idRequest,
  datos: nothing(),
  statuses: [41, 62],
});

const experienceWithFile = {
  ...experienceShape,
  puesto: filled(150),
  adjunto: z.optional(documentUploadSchema),
};

export const addExperiencia = defineCall({
  ...writing,
  name: 'addExperiencia',
  path: '/api/Alumno/addExperiencia',
  summary: 'Add work experience',
  request: z.object(experienceWithFile),
  datos: z.object({
    idNuevaAlta: id(),
    /** Address of the uploaded document. */
    enlace: z.optional(text()),
  }),
  statuses: [27],
  uploads: { adjunto: 'general' },
});

export const editExperiencia = defineCall({
  ...writing,
  name: 'editExperiencia',
  path: '/api/Alumno/editExperiencia',
  summary: 'Change work experience; a document stays unless another one comes',
  request: z.object({ id: id(), ...experienceWithFile }),
  datos: z.object({ enlace: z.optional(text()) }),
  statuses: [27, 48],
  uploads: { adjunto: 'general' },
});

export const delExperiencia = defineCall({
  ...writing,
  name: 'delExperiencia',
  path: '/api/Alumno/delExperiencia',
  summary: 'Remove work experience',
  request: idRequest,
  datos: nothing(),
});
