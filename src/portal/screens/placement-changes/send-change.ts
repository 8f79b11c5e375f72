import * as codes from '#core/contract/codes.ts';
import { damePracticas, solicitarAccionSobrePractica } from '#core/contract/calls/company-documents.ts';
import type { ChangeRequest, RequestedChange } from '#core/contract/entities/placement-request.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { isOutcomeUnknown } from '#portal/data/server/late-arrivals.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#portal/data/cache/is-same.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';

/** Whether a request that is there asks for what was sent. */
function asks(present: RequestedChange, { idPractica: _, fichero: __, ...sent }: ChangeRequest): boolean {
  const said = Object.fromEntries(Object.entries(present).filter(([key]) => key in sent));
  return present.estado === 'pendiente' && isSame(said, sent);
}

/**
 * Asks for a change of a placement. An answer that is lost is looked for among the requests of the placement, of which
 * one of each kind can wait for an answer. `arrived`: an earlier try is there that asks for something else.
 * @param earlier tries that may have arrived: they are looked for before anything is sent. Which file a request came with
 * nobody can ask, so that one with another file counts as another request
 */
export async function askForChange(
  call: Caller,
  body: ChangeRequest,
  options?: UploadOptions,
  earlier: readonly ChangeRequest[] = [],
): Promise<{ ok: true } | CallFailure | typeof isOutcomeUnknown | { ok: false; kind: 'arrived' }> {
  const waiting = async (): Promise<RequestedChange | undefined> => {
    const all = await call(damePracticas, {});
    const placement = all.ok && all.datos.find(({ id }) => id === body.idPractica);
    return placement
      ? placement.solicitudes?.find(({ tipo, estado }) => tipo === body.tipo && estado === 'pendiente')
      : undefined;
  };
  const arrived = (
    there: RequestedChange,
    isOwn = earlier.every((it) => isSame(it.fichero, body.fichero)),
  ) => (isOwn && asks(there, body) ? ({ ok: true } as const) : ({ ok: false, kind: 'arrived' } as const));
  const isAgain = earlier.length > 0;
  const before = isAgain ? await waiting() : undefined;
  if (before) return arrived(before);
  const result = await call(solicitarAccionSobrePractica, { body }, options);
  if (result.ok) return { ok: true };
  const isRefused = isAgain && result.kind === 'error' && result.code === codes.actionNotAllowed;
  if (result.kind !== 'unavailable' && !isRefused) return result;
  const there = await waiting();
  if (there) return arrived(there);
  return isRefused ? result : isOutcomeUnknown;
}
