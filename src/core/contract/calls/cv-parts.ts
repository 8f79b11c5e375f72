import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { preferencesShape, programSkillSchema, spokenLanguageShape } from '#core/contract/entities/cv.ts';
import { requiredDocumentSchema } from '#core/contract/entities/document.ts';
import { personalDataSchema } from '#core/contract/entities/personal-data.ts';
import { filled, id, ids, limited, nothing, currentPassword } from '#core/contract/fields.ts';
import { idRequest, wrongPassword } from './parameters.ts';

const writing = { area: 'cv', method: 'POST', who: 'alumno', datos: nothing() } as const;

export const documentacionDeProcesosSolicitada = defineCall({
  area: 'cv',
  method: 'GET',
  who: 'alumno',
  name: 'documentacionDeProcesosSolicitada',
  path: '/api/Alumno/documentacionDeProcesosSolicitada',
  summary: 'Documents that processes ask for',
  datos: z.array(requiredDocumentSchema),
});

export const editDatosPersonales = defineCall({
  ...writing,
  name: 'editDatosPersonales',
  path: '/api/Alumno/editDatosPersonales',
  summary: 'Change personal data, another address with the current password; what is absent is emptied',
  request: z.extend(personalDataSchema, {
    nombre: filled(150),
    apellido1: filled(150),
    observaciones: z.optional(limited(1000)),
    passwordActual: currentPassword(),
  }),
  datosOf: wrongPassword,
  statuses: [3, 16, 60, 66, 69, 70, 73, 94],
});

export const addIdioma = defineCall({
  ...writing,
  name: 'addIdioma',
  path: '/api/Alumno/addIdioma',
  summary: 'Add a language',
  request: z.object(spokenLanguageShape),
  datos: z.object({ idNuevaAlta: id() }),
  statuses: [8],
});

export const editIdioma = defineCall({
  ...writing,
  name: 'editIdioma',
  path: '/api/Alumno/editIdioma',
  summary: 'Change a language',
  request: z.object({ id: id(), ...spokenLanguageShape }),
  statuses: [8, 48],
});

export const delIdioma = defineCall({
  ...writing,
  name: 'delIdioma',
  path: '/api/Alumno/delIdioma',
  summary: 'Remove a language',
  request: idRequest,
});

export const editInteres = defineCall({
  ...writing,
  name: 'editInteres',
  path: '/api/Alumno/editInteres',
  summary: 'Change the interests',
  request: z.object({ tags: ids() }),
});

export const editSectoresInteres = defineCall({
  ...writing,
  name: 'editSectoresInteres',
  path: '/api/Alumno/editSectoresInteres',
  summary: 'Change the sectors of interest',
  request: z.object({ sectoresInteres: ids() }),
});

export const editCompetencias = defineCall({
  ...writing,
  name: 'editCompetencias',
  path: '/api/Alumno/editCompetencias',
  summary: 'Change the competences',
  request: z.object({ competencias: ids() }),
});

export const editConocimientosInformaticos = defineCall({
  ...writing,
  name: 'editConocimientosInformaticos',
  path: '/api/Alumno/editConocimientosInformaticos',
  summary: 'Change the computer programs and their levels',
  request: z.object({ programasInformaticos: z.array(programSkillSchema) }),
});

export const editProfesionales = defineCall({
  ...writing,
  name: 'editProfesionales',
  path: '/api/Alumno/editProfesionales',
  summary: 'Change preferences and stays abroad; what is absent is emptied',
  request: z.object(preferencesShape),
});

export const editPresentacion = defineCall({
  ...writing,
  name: 'editPresentacion',
  path: '/api/Alumno/editPresentacion',
  summary: 'Change the introduction',
  request: z.object({ texto: limited(2000) }),
});
