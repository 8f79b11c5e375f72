import type { DatosOf, ParamsOf, RequestOf } from '#core/contract/call.ts';
import { calls, type CallName, type Calls } from '#core/contract/calls/index.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { parseJson, pathOf } from '#core/contract/wire.ts';
import { createCode } from '../areas/accounts/one-time-codes.ts';
import { accountByName } from '../areas/accounts/sign-in.ts';
import { actContext } from '../console/act-answer.ts';
import type { ActContext } from '../console/acts/act.ts';
import type { PageParts } from '../pages/parts.ts';
import { type PersonaId, personaOf } from '../seed/personas.ts';

/** A call that was refused on the stage. */
export class StageError extends Error {
  override name = 'StageError';
  readonly call: string;
  readonly status: number;

  constructor(call: string, status: number) {
    super(`${call} answered ${status}`);
    this.call = call;
    this.status = status;
  }
}

/** What a story has made so far: ids and addresses, kept between its steps. */
export interface Props {
  offer?: number | undefined;
  url?: string | undefined;
  candidacy?: number | undefined;
  agreement?: number | undefined;
  placement?: number | undefined;
  change?: number | undefined;
  request?: number | undefined;
}

/** Someone of a story: a persona, of a company for one of its firms. */
export interface Actor {
  persona: PersonaId;
  idEmpresa?: number;
}

type Given<C> = (ParamsOf<C> extends undefined ? object : { params: ParamsOf<C> }) &
  (RequestOf<C> extends undefined ? object : { body: RequestOf<C> });

/** Where a story is acted: by the real calls as its people, and by the acts of the university. */
export interface Stage {
  parts: PageParts;
  context: ActContext;
  props: Props;
  company: Actor;
  student: Actor;
  /** Makes a call as someone. Throws a StageError when it is refused. */
  call<N extends CallName>(
    name: N,
    as: Actor,
    ...given: object extends Given<Calls[N]> ? [] : [Given<Calls[N]>]
  ): Promise<DatosOf<Calls[N]>>;
  /** Acts as the university. */
  act(work: (context: ActContext) => void): void;
}

export function createStage(
  parts: PageParts,
  origin: string,
  { props, company, student }: Pick<Stage, 'props' | 'company' | 'student'>,
): Stage {
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
    if (status !== 0) throw new StageError(name, status);
    return datos;
  }

  /** Signs in as with the account of the university, without a password. */
  async function tokenOf({ persona, idEmpresa }: Actor): Promise<string> {
    const key = `${persona} ${idEmpresa}`;
    const known = tokens.get(key);
    if (known !== undefined) return known;
    const { kind, usuario } = personaOf(persona);
    const account = accountByName(parts.db, kind, usuario);
    if (!account) throw new StageError('validaRespuestaLoginIntegrado', 3);
    const datos = idEmpresa === undefined ? {} : { idEmpresa };
    const respuesta = createCode(parts.db, parts.time.now(), 'sso', { account: account.id, datos });
    const session = await send('validaRespuestaLoginIntegrado', { body: { respuesta } });
    const { token } = session as { token: string };
    tokens.set(key, token);
    return token;
  }

  return {
    parts,
    context: actContext(parts, origin),
    props,
    company,
    student,
    call: async (name, as, ...[given]) =>
      (await send(name, (given ?? {}) as object, await tokenOf(as))) as never,
    act: (work) => parts.db.transaction('write', () => work(actContext(parts, origin))),
  };
}
