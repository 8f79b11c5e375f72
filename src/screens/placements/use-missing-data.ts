import { faltaDatosNecesariosPorPractica } from '#api/calls/student-placement-documents.ts';
import type { MissingData } from '#api/entities/missing-data.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';

/** What is missing for placements; nothing where that is not known. */
export function useMissingData(isSignedIn: boolean): MissingData | undefined {
  const answer = useAnswer(faltaDatosNecesariosPorPractica, {}, isSignedIn);
  return answer.state === 'ready' && answer.datos.faltanDatos ? answer.datos : undefined;
}
