import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { programmeSchema } from '#core/contract/entities/programme.ts';
import { text } from '#core/contract/fields.ts';

const reading = { area: 'documents', method: 'GET', who: 'empresa' } as const;

export const dameNotasInformativasPracticasCurricularExtraordinaria = defineCall({
  ...reading,
  name: 'dameNotasInformativasPracticasCurricularExtraordinaria',
  path: '/api/Empresa/dameNotasInformativasPracticasCurricularExtraordinaria',
  summary: 'Remarks of the university on curricular and extraordinary placements',
  datos: z.array(z.object({ titulo: z.optional(text()), texto: text() })),
});

export const programasDeLaEmpresa = defineCall({
  ...reading,
  name: 'programasDeLaEmpresa',
  path: '/api/Empresa/programasDeLaEmpresa',
  summary: 'Placement programmes that the company has joined',
  datos: z.array(programmeSchema),
});
