import { solicitaAdhesionPrograma, solicitaAdhesionProgramaEmpresa } from '#api/calls/programmes.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallResult } from '#api/client/result.ts';
import type { Programme } from '#api/entities/programme.ts';

/** Half of the portal that someone is in, as the paths of the calls have it. */
export type Half = 'Alumno' | 'Empresa';

/** Asks to join a programme: for a student, or for a company with all of its contacts. */
export function joinProgramme(
  half: Half,
  { urlAcceso }: Pick<Programme, 'urlAcceso'>,
  call: Caller,
): Promise<CallResult> {
  const wanted = half === 'Empresa' ? solicitaAdhesionProgramaEmpresa : solicitaAdhesionPrograma;
  return call(wanted, { params: { id: urlAcceso } });
}
