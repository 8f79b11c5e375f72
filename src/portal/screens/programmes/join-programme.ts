import {
  solicitaAdhesionPrograma,
  solicitaAdhesionProgramaEmpresa,
} from '#core/contract/calls/programmes.ts';
import type { Side } from '#core/routing/side.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { reconcileRefusal, type Reconciliation } from '#portal/data/server/reconcile.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Programme, ProgrammeDetail } from '#core/contract/entities/programme.ts';

/** Requests whose answers were lost, as long as the page is there. */
const lost: Reconciliation = new Set();

/**
 * Asks to join a programme: for a student, or for a company with all of its contacts.
 * @param reread asks for the programme again: where no answer came, the request may have arrived nevertheless
 */
export async function joinProgramme(
  side: Side,
  { urlAcceso }: Pick<Programme, 'urlAcceso'>,
  call: Caller,
  reread: () => Promise<Pick<ProgrammeDetail, 'estadoAdhesion'> | undefined>,
): Promise<{ ok: true } | CallFailure> {
  const wanted = side === 'company' ? solicitaAdhesionProgramaEmpresa : solicitaAdhesionPrograma;
  let now: Awaited<ReturnType<typeof reread>>;
  const result = await reconcileRefusal({
    lost,
    what: `${side} ${urlAcceso}`,
    send: async () => {
      const answer = await call(wanted, { params: { id: urlAcceso } });
      // Also where things are not as they were.
      if (!answer.ok) now = await reread();
      return answer;
    },
    isDone: () => now?.estadoAdhesion === 'solicitada',
  });
  return result.ok ? { ok: true } : result;
}
