import { faltaDatosNecesariosPorPractica } from '#core/contract/calls/student-placement-documents.ts';
import type { MissingData } from '#core/contract/entities/missing-data.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';

/** Data missing for placements; `undefined` if none or not known. */
export function useMissingData(isSignedIn: boolean): MissingData | undefined {
  const answer = useQueryAnswer(faltaDatosNecesariosPorPractica, {}, isSignedIn);
  return answer.state === 'ready' && answer.datos.faltanDatos ? answer.datos : undefined;
}
