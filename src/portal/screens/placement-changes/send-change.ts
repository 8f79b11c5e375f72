import * as codes from '#core/contract/codes.ts';
import { damePracticas, solicitarAccionSobrePractica } from '#core/contract/calls/company-documents.ts';
import type { ChangeRequest } from '#core/contract/entities/placement-request.ts';
import type { RequestedChange } from '#core/contract/entities/requested-change.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unknownOutcome } from '#portal/data/server/late-arrivals.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#core/shared/is-same.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';

/** Whether a stored request is pending and equals the sent one, apart from its file. */
function matches(stored: RequestedChange, { idPractica: _, fichero: __, ...sent }: ChangeRequest): boolean {
  const storedValues = Object.fromEntries(Object.entries(stored).filter(([key]) => key in sent));
  return stored.estado === 'pendiente' && isSame(storedValues, sent);
}

/**
 * Requests a change of a placement. A lost answer is reconciled with the requests of the placement, of which one of
 * each kind can be pending. `arrived`: an earlier attempt is on the server with other content.
 * @param earlier attempts that may have arrived, reconciled before anything is sent. Stored requests do not name their
 * files, so an attempt with another file counts as a different request
 */
export async function sendChangeRequest(
  call: Caller,
  body: ChangeRequest,
  options?: UploadOptions,
  earlier: readonly ChangeRequest[] = [],
): Promise<{ ok: true } | CallFailure | typeof unknownOutcome | { ok: false; kind: 'arrived' }> {
  const readPending = async (): Promise<RequestedChange | undefined> => {
    const all = await call(damePracticas, {});
    const placement = all.ok && all.datos.find(({ id }) => id === body.idPractica);
    return placement
      ? placement.solicitudes?.find(({ tipo, estado }) => tipo === body.tipo && estado === 'pendiente')
      : undefined;
  };
  const arrived = (
    stored: RequestedChange,
    hasSameFile = earlier.every(({ fichero }) => isSame(fichero, body.fichero)),
  ) =>
    hasSameFile && matches(stored, body)
      ? ({ ok: true } as const)
      : ({ ok: false, kind: 'arrived' } as const);
  const isRetry = earlier.length > 0;
  const before = isRetry ? await readPending() : undefined;
  if (before) return arrived(before);
  const result = await call(solicitarAccionSobrePractica, { body }, options);
  if (result.ok) return { ok: true };
  const isRefused = isRetry && result.kind === 'error' && result.code === codes.actionNotAllowed;
  if (result.kind !== 'unavailable' && !isRefused) return result;
  const pending = await readPending();
  if (pending) return arrived(pending);
  return isRefused ? result : unknownOutcome;
}
