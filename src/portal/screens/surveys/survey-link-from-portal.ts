import * as codes from '#core/contract/codes.ts';
import { dameEncuestas, dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { UserType } from '#core/model/people.ts';
import type { PortalWay } from './survey-stage.ts';

/** The call that lists the surveys of someone who is signed in. */
function listCall(type: UserType): typeof dameEncuestas | typeof dameEncuestasUsuario {
  return type === 'Empresa' ? dameEncuestas : dameEncuestasUsuario;
}

/**
 * The way into a survey for someone who is signed in to the portal: the link that their list of surveys has.
 * @param placement the one that it is to be about, where it is asked about several
 */
export async function portalWayOf(
  id: string,
  type: UserType | undefined,
  call: Caller,
  placement?: number,
): Promise<PortalWay> {
  if (!type) return { ok: true };
  const result = await call(listCall(type), {});
  if (!result.ok) {
    // Whose session is over can still say who they are.
    return result.kind === 'error' && result.code !== codes.general ? { ok: true } : result;
  }
  const found = result.datos.filter(
    ({ urlAcceso, idPractica }) => urlAcceso === id && (placement === undefined || idPractica === placement),
  );
  // It may be asked about several placements.
  const survey = found.find(({ contestada }) => !contestada) ?? found[0];
  return {
    ok: true,
    ...(survey && { title: survey.titulo }),
    ...(survey?.token && { link: survey.token }),
    ...(survey?.contestada && { isAnswered: true }),
  };
}
