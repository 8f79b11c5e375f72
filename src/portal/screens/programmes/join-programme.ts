import {
  solicitaAdhesionPrograma,
  solicitaAdhesionProgramaEmpresa,
} from '#core/contract/calls/programmes.ts';
import type { Half } from '#core/routing/half.ts';
import type { Caller } from '#portal/data/client/call.ts';
import type { CallFailure } from '#portal/data/client/result.ts';
import type { Programme, ProgrammeDetail } from '#core/contract/entities/programme.ts';

/**
 * Asks to join a programme: for a student, or for a company with all of its contacts.
 * @param reread asks for the programme anew: where no answer came, the request may have arrived nevertheless
 */
export async function joinProgramme(
  half: Half,
  { urlAcceso }: Pick<Programme, 'urlAcceso'>,
  call: Caller,
  reread: () => Promise<Pick<ProgrammeDetail, 'estadoAdhesion'> | undefined>,
): Promise<{ ok: true } | CallFailure> {
  const wanted = half === 'company' ? solicitaAdhesionProgramaEmpresa : solicitaAdhesionPrograma;
  const result = await call(wanted, { params: { id: urlAcceso } });
  if (result.ok) return { ok: true };
  // Also where things are not as they were.
  const now = await reread();
  return result.kind === 'unavailable' && now?.estadoAdhesion === 'solicitada' ? { ok: true } : result;
}
