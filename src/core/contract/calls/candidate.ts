import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { candidateDetailSchema } from '#core/contract/entities/candidate-detail.ts';
import { numberInPath } from '#core/contract/fields.ts';

export const dameCandidato = defineCall({
  area: 'offers',
  method: 'GET',
  who: 'empresa',
  name: 'dameCandidato',
  path: '/api/Empresa/dameCandidato/{id}',
  summary: 'A candidate with the CV; reading it marks it as read',
  /** idCandidatura */
  params: z.object({ id: numberInPath() }),
  datos: candidateDetailSchema,
  statuses: [31],
});
