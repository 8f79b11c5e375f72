import { defineCall } from '#api/call.ts';
import { cvSchema } from '#api/entities/cv.ts';

export const dameCvUsuario = defineCall({
  area: 'cv',
  method: 'GET',
  who: 'alumno',
  name: 'dameCvUsuario',
  path: '/api/Alumno/dameCvUsuario',
  summary: 'Own CV',
  datos: cvSchema,
});
