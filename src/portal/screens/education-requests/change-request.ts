import * as codes from '#core/contract/codes.ts';
import { dameSolicitudPractica, solicitudPracticaEmpresa } from '#core/contract/calls/company-education.ts';
import type { CompanyPlacementRequest, EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { Caller } from '#portal/data/client/call.ts';
import type { CallFailure } from '#portal/data/client/result.ts';
import { isSame } from '#portal/data/is-same.ts';

/** What came of a change: of what a colleague has done meanwhile, nothing is overwritten unseen. */
export type ChangeResult =
  | { ok: true }
  | CallFailure
  | { ok: false; kind: 'lost' }
  | { ok: false; kind: 'changed'; now: EducationRequest }
  | { ok: false; kind: 'answered'; now: EducationRequest };

type Change = Omit<CompanyPlacementRequest, 'idSolicitudPractica'>;

/** Whether a request says what was sent, and nothing that was left out of it. */
function says(now: EducationRequest, opened: EducationRequest, sent: Change): boolean {
  const { condicionesAceptadas: _, ...change } = sent;
  const { idSolicitudPractica, estado, fecha, nombre, apellidos, motivo } = opened;
  const fixed = { idSolicitudPractica, estado, fecha, nombre, apellidos, motivo };
  return isSame(now, { ...fixed, ...change });
}

/**
 * Changes a request that waits for an answer.
 * @param opened as it was when the form began; where it is another by now, nothing is sent
 */
export async function changeRequest(
  call: Caller,
  opened: EducationRequest,
  change: Change,
): Promise<ChangeResult> {
  const { idSolicitudPractica: id } = opened;
  const read = async () => call(dameSolicitudPractica, { params: { id } });
  const before = await read();
  if (!before.ok) return before;
  if (before.datos.estado !== 'pendiente') return { ok: false, kind: 'answered', now: before.datos };
  if (!isSame(before.datos, opened)) {
    // An earlier try has arrived, and only its answer got lost.
    if (says(before.datos, opened, change)) return { ok: true };
    return { ok: false, kind: 'changed', now: before.datos };
  }
  const result = await call(solicitudPracticaEmpresa, { body: { ...change, idSolicitudPractica: id } });
  if (result.ok) return { ok: true };
  const isUnknown = result.kind === 'unavailable';
  if (!isUnknown && !(result.kind === 'error' && result.code === codes.statusCannotChange)) return result;
  const after = await read();
  if (!after.ok) return isUnknown ? { ok: false, kind: 'lost' } : result;
  if (isUnknown && says(after.datos, opened, change)) return { ok: true };
  if (after.datos.estado !== 'pendiente') return { ok: false, kind: 'answered', now: after.datos };
  return isUnknown ? { ok: false, kind: 'lost' } : result;
}
