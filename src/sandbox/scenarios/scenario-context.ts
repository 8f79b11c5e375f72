import type { DatosOf, ParamsOf, RequestOf } from '#core/contract/call.ts';
import { calls, type CallName, type Calls } from '#core/contract/calls/index.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { parseJson, pathOf } from '#core/contract/wire.ts';
import { createCode } from '../areas/accounts/one-time-codes.ts';
import { accountByName } from '../areas/accounts/sign-in.ts';
import { actionContext } from '../console/action-response.ts';
import type { ActionContext } from '../console/actions/action.ts';
import type { PageServices } from '../pages/page-services.ts';
import { type PersonaId, personaOf } from '../seed/personas.ts';

/** A refused call of a scenario. */
export class ScenarioCallError extends Error {
  override name = 'ScenarioCallError';
  readonly call: string;
  readonly status: number;

  constructor(call: string, status: number) {
    super(`${call} answered ${status}`);
    this.call = call;
    this.status = status;
  }
}

/** Ids and addresses created by earlier steps, stored between steps. */
export interface ScenarioProps {
  offer?: number | undefined;
  url?: string | undefined;
  candidacy?: number | undefined;
  agreement?: number | undefined;
  placement?: number | undefined;
  change?: number | undefined;
  request?: number | undefined;
}

/** A persona of a scenario; for companies, with the firm. */
export interface ScenarioActor {
  persona: PersonaId;
  idEmpresa?: number;
}

type CallInput<C> = (ParamsOf<C> extends undefined ? object : { params: ParamsOf<C> }) &
  (RequestOf<C> extends undefined ? object : { body: RequestOf<C> });

/** Context of a scenario's steps: real calls as its personas, and actions of the university. */
export interface ScenarioContext {
  parts: PageServices;
  context: ActionContext;
  props: ScenarioProps;
  company: ScenarioActor;
  student: ScenarioActor;
  /** Makes a call as an actor. Throws a ScenarioCallError when refused. */
  call<N extends CallName>(
    name: N,
    as: ScenarioActor,
    ...given: object extends CallInput<Calls[N]> ? [] : [CallInput<Calls[N]>]
  ): Promise<DatosOf<Calls[N]>>;
  /** Runs an action of the university in a transaction. */
  act(work: (context: ActionContext) => void): void;
}

export function createScenarioContext(
  parts: PageServices,
  origin: string,
  { props, company, student }: Pick<ScenarioContext, 'props' | 'company' | 'student'>,
): ScenarioContext {
  const tokens = new Map<string, string>();

  async function send(
    name: CallName,
    given: { params?: unknown; body?: unknown },
    token?: string,
  ): Promise<unknown> {
    const call = calls[name];
    const request = new Request(`${origin}/api${pathOf(call, given.params as Record<string, unknown>)}`, {
      method: call.method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(call.method === 'POST' && { body: JSON.stringify(given.body ?? {}) }),
    });
    const { status, datos } = parseJson(await (await parts.answer(request)).text()) as Envelope;
    if (status !== 0) throw new ScenarioCallError(name, status);
    return datos;
  }

  /** Signs in through single sign-on, without a password. */
  async function tokenOf({ persona, idEmpresa }: ScenarioActor): Promise<string> {
    const key = `${persona} ${idEmpresa}`;
    const known = tokens.get(key);
    if (known !== undefined) return known;
    const { kind, usuario } = personaOf(persona);
    const account = accountByName(parts.db, kind, usuario);
    if (!account) throw new ScenarioCallError('validaRespuestaLoginIntegrado', 3);
    const datos = idEmpresa === undefined ? {} : { idEmpresa };
    const respuesta = createCode(parts.db, parts.time.now(), 'sso', { account: account.id, datos });
    const session = await send('validaRespuestaLoginIntegrado', { body: { respuesta } });
    const { token } = session as { token: string };
    tokens.set(key, token);
    return token;
  }

  return {
    parts,
    context: actionContext(parts, origin),
    props,
    company,
    student,
    call: async (name, as, ...[given]) =>
      (await send(name, (given ?? {}) as object, await tokenOf(as))) as never,
    act: (work) => parts.db.transaction('write', () => work(actionContext(parts, origin))),
  };
}
