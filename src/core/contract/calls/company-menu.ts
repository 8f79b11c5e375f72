import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';

export const tieneMenuSolicitudesPracticasEducacion = defineCall({
  area: 'education',
  method: 'GET',
  who: 'empresa',
  name: 'tieneMenuSolicitudesPracticasEducacion',
  path: '/api/Empresa/tieneMenuSolicitudesPracticasEducacion',
  summary: 'Whether the company has education requests',
  datos: z.boolean(),
  freshFor: 5,
});
