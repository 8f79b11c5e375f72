import * as codes from '#core/contract/codes.ts';
import { dameSolicitudPractica, solicitudPracticaEmpresa } from '#core/contract/calls/company-education.ts';
import type { CompanyPlacementRequest, EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import { type PendingChange as ChangeOnce, changeOnce } from '#portal/data/server/change-once.ts';

/** Result of a change; `changed` and `answered` report changes of a colleague, which are not overwritten. */
export type ChangeResult =
  | { ok: true }
  | CallFailure
  | { ok: false; kind: 'lost' }
  | { ok: false; kind: 'changed'; now: EducationRequest }
  | { ok: false; kind: 'answered'; now: EducationRequest };

type RequestChange = Omit<CompanyPlacementRequest, 'idSolicitudPractica'>;

/**
 * Changes a pending request.
 * @param opened the request at the time the form was opened; if it has changed since, nothing is sent
 */
export async function changeRequest(
  call: Caller,
  opened: EducationRequest,
  sent: RequestChange,
  options: Pick<ChangeOnce<EducationRequest>, 'memory'> & Partial<ChangeOnce<EducationRequest>> = {
    memory: {},
  },
): Promise<ChangeResult> {
  const { condicionesAceptadas: _, dni, ...change } = sent;
  const read = () => call(dameSolicitudPractica, { params: { id: opened.idSolicitudPractica } });
  const { idSolicitudPractica, estado, fecha, nombre, apellidos, motivo } = opened;
  const changed = await changeOnce<EducationRequest>({
    ...options,
    opened,
    // The call empties absent keys; the student's name and number stay.
    next: () =>
      ({
        idSolicitudPractica,
        estado,
        fecha,
        nombre,
        apellidos,
        motivo,
        ...(opened.dni !== undefined && { dni }),
        ...change,
      }) as EducationRequest,
    read,
    send: () =>
      call(solicitudPracticaEmpresa, { body: { ...sent, idSolicitudPractica } }) as Promise<CallResult>,
  });
  if (changed.ok) return { ok: true };
  if (changed.kind === 'changed' && changed.now.estado !== 'pendiente')
    return { ok: false, kind: 'answered', now: changed.now };
  if (changed.kind !== 'error' || changed.code !== codes.statusCannotChange) return changed;
  const current = await read();
  return current.ok && current.datos.estado !== 'pendiente'
    ? { ok: false, kind: 'answered', now: current.datos }
    : changed;
}
