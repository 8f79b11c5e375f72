import { defineCall } from '#core/contract/call.ts';
import { cvSchema } from '#core/contract/entities/cv.ts';

export const dameCvUsuario = defineCall({
  area: 'cv',
  method: 'GET',
  who: 'alumno',
  name: 'dameCvUsuario',
  path: '/api/Alumno/dameCvUsuario',
  summary: 'Own CV',
  datos: cvSchema,
  indivisible: ['personales', 'estanciasExtranjero', 'programasInformaticos'],
});
