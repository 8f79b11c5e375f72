import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { guideSchema } from '#core/contract/entities/guide.ts';
import { studentPlacementSchema } from '#core/contract/entities/placement.ts';

const reading = { area: 'student', method: 'GET', who: 'alumno' } as const;

export const damePracticasAlumno = defineCall({
  ...reading,
  name: 'damePracticasAlumno',
  path: '/api/Alumno/damePracticasAlumno',
  summary: 'Own placements',
  datos: z.array(studentPlacementSchema),
  statuses: [21],
});

export const dameGuiaOrientacion = defineCall({
  ...reading,
  name: 'dameGuiaOrientacion',
  path: '/api/Alumno/dameGuiaOrientacion',
  summary: 'Orientation guides',
  datos: z.array(guideSchema),
  freshFor: 5,
});
