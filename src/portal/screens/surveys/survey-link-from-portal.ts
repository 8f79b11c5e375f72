import * as codes from '#core/contract/codes.ts';
import { dameEncuestas, dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { UserType } from '#core/model/people.ts';
import type { PortalWay } from './survey-stage.ts';

/** Call that lists the surveys of a type of user. */
function listCall(type: UserType): typeof dameEncuestas | typeof dameEncuestasUsuario {
  return type === 'Empresa' ? dameEncuestas : dameEncuestasUsuario;
}

/**
 * Access to a survey for a user signed in to the portal: the link in their list of surveys.
 * @param placement the placement that the survey is about, if it is sent for several
 */
export async function surveyLinkInPortal(
  id: string,
  type: UserType | undefined,
  call: Caller,
  placement?: number,
): Promise<PortalWay> {
  if (!type) return { ok: true };
  const result = await call(listCall(type), {});
  if (!result.ok) {
    // With an expired session, the user can still sign in to the survey.
    return result.kind === 'error' && result.code !== codes.general ? { ok: true } : result;
  }
  const matches = result.datos.filter(
    ({ urlAcceso, idPractica }) => urlAcceso === id && (placement === undefined || idPractica === placement),
  );
  // A survey may be sent for several placements.
  const survey = matches.find(({ contestada }) => !contestada) ?? matches[0];
  return {
    ok: true,
    ...(survey && { title: survey.titulo }),
    ...(survey?.token && { link: survey.token }),
    ...(survey?.contestada && { isAnswered: true }),
  };
}
