import {
  solicitaAdhesionPrograma,
  solicitaAdhesionProgramaEmpresa,
} from '#core/contract/calls/programmes.ts';
import type { Side } from '#core/routing/side.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { reconcileRefusal, type Reconciliation } from '#portal/data/server/reconcile.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Programme, ProgrammeDetail } from '#core/contract/entities/programme.ts';

/** Requests of this page whose answers were lost. */
const lost: Reconciliation = new Set();

/**
 * Requests to join a programme, for a student, or for a company with all of its contacts.
 * @param reread reads the programme again to reconcile a lost answer
 */
export async function joinProgramme(
  side: Side,
  { urlAcceso }: Pick<Programme, 'urlAcceso'>,
  call: Caller,
  reread: () => Promise<Pick<ProgrammeDetail, 'estadoAdhesion'> | undefined>,
): Promise<{ ok: true } | CallFailure> {
  const join = side === 'company' ? solicitaAdhesionProgramaEmpresa : solicitaAdhesionPrograma;
  let programme: Awaited<ReturnType<typeof reread>>;
  const result = await reconcileRefusal({
    lost,
    what: `${side} ${urlAcceso}`,
    send: async () => {
      const answer = await call(join, { params: { id: urlAcceso } });
      // Also after a refusal, since the shown state may be stale.
      if (!answer.ok) programme = await reread();
      return answer;
    },
    isDone: () => programme?.estadoAdhesion === 'solicitada',
  });
  return result.ok ? { ok: true } : result;
}
