import { dameEncuestas, dameEncuestasUsuario } from '#api/calls/survey-lists.ts';
import type { Caller } from '#api/client/call.ts';
import type { UserType } from '#session/session.ts';
import type { PortalWay } from './survey-stage.ts';

/** The call that lists the surveys of someone who is signed in. */
function listCall(type: UserType): typeof dameEncuestas | typeof dameEncuestasUsuario {
  return type === 'Empresa' ? dameEncuestas : dameEncuestasUsuario;
}

/** The way into a survey for someone who is signed in to the portal: the link that their list of surveys has. */
export async function portalWayOf(id: string, type: UserType | undefined, call: Caller): Promise<PortalWay> {
  if (!type) return { ok: true };
  const result = await call(listCall(type), {});
  if (!result.ok) {
    // Whose session is over can still say who they are.
    return result.kind === 'error' && result.code !== 1 ? { ok: true } : result;
  }
  const found = result.datos.filter(({ urlAcceso }) => urlAcceso === id);
  // It may be asked about several placements.
  const survey = found.find(({ contestada }) => !contestada) ?? found[0];
  return {
    ok: true,
    ...(survey ? { title: survey.titulo } : {}),
    ...(survey?.token ? { link: survey.token } : {}),
    ...(survey?.contestada ? { isAnswered: true } : {}),
  };
}
