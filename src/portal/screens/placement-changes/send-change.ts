import { damePracticas, solicitarAccionSobrePractica } from '#core/contract/calls/company-documents.ts';
import type { ChangeRequest, RequestedChange } from '#core/contract/entities/placement-request.ts';
import type { Caller } from '#portal/data/client/call.ts';
import type { CallFailure } from '#portal/data/client/result.ts';
import { isSame } from '#portal/data/is-same.ts';
import type { UploadOptions } from '#portal/data/record-store.ts';

/** Nobody knows whether it has arrived. */
const lost = { ok: false, kind: 'lost' } as const;

/** Whether a request that is there asks for what was sent. */
function asks(present: RequestedChange, { idPractica: _, fichero: __, ...sent }: ChangeRequest): boolean {
  const said = Object.fromEntries(Object.entries(present).filter(([key]) => key in sent));
  return present.estado === 'pendiente' && isSame(said, sent);
}

/**
 * Asks for a change of a placement. An answer that is lost is looked for among the requests of the placement, of which
 * one of each kind can wait for an answer.
 * @param isAgain an earlier try may have arrived: that is looked for before anything is sent
 */
export async function askForChange(
  call: Caller,
  body: ChangeRequest,
  options?: UploadOptions,
  isAgain = false,
): Promise<{ ok: true } | CallFailure | typeof lost> {
  const isThere = async (): Promise<boolean> => {
    const all = await call(damePracticas, {});
    const placement = all.ok && all.datos.find(({ id }) => id === body.idPractica);
    return Boolean(placement && placement.solicitudes?.some((it) => asks(it, body)));
  };
  if (isAgain && (await isThere())) return { ok: true };
  const result = await call(solicitarAccionSobrePractica, { body }, options);
  if (result.ok) return { ok: true };
  if (result.kind !== 'unavailable') return result;
  return (await isThere()) ? { ok: true } : lost;
}
