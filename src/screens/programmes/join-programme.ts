import { solicitaAdhesionPrograma, solicitaAdhesionProgramaEmpresa } from '#api/calls/programmes.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallFailure } from '#api/client/result.ts';
import type { Programme, ProgrammeDetail } from '#api/entities/programme.ts';

/** Half of the portal that someone is in, as the paths of the calls have it. */
export type Half = 'Alumno' | 'Empresa';

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
  const wanted = half === 'Empresa' ? solicitaAdhesionProgramaEmpresa : solicitaAdhesionPrograma;
  const result = await call(wanted, { params: { id: urlAcceso } });
  if (result.ok) return { ok: true };
  // Also where things are not as they were.
  const now = await reread();
  return result.kind === 'unavailable' && now?.estadoAdhesion === 'solicitada' ? { ok: true } : result;
}
