import type { Call, DatosOf } from '#api/call.ts';
import { envelopeSchema, type Envelope } from '#api/envelope.ts';
import type { Notice } from '#api/notices.ts';
import { parseJson } from '#api/wire.ts';

/** The datos that a status other than 0 brings along. */
type DatosOfStatus<C, S extends number> = C extends { datosOf: infer M }
  ? S extends keyof M
    ? DatosOf<{ datos: M[S] }>
    : undefined
  : undefined;

/** What is left to do after a call that was not answered with 0. */
export type CallFailure<C = Call> =
  /** The page was left: there is nothing to show. */
  | { ok: false; kind: 'aborted' }
  /** The offer asks for documents, with which the call is to be sent again. */
  | { ok: false; kind: 'documents'; code: 11; datos: DatosOfStatus<C, 11> }
  /** The applicant does not meet the requirements of the offer. */
  | { ok: false; kind: 'requirements'; code: 80 }
  /** The words of the server are to be shown. */
  | { ok: false; kind: 'message'; code: number; message: string }
  /** The full error of the catalogue is to be shown. */
  | { ok: false; kind: 'error'; code: number }
  /** No answer, or none that can be understood. */
  | { ok: false; kind: 'unavailable'; code: 500; reason: LossReason };

export type LossReason = 'network' | 'timeout' | 'http' | 'unreadable' | 'shape';

export type CallResult<C = Call> = { ok: true; datos: DatosOf<C>; notice?: Notice } | CallFailure<C>;

export function unavailable(reason: LossReason): CallFailure<never> & { kind: 'unavailable' } {
  return { ok: false, kind: 'unavailable', code: 500, reason };
}

type Understood =
  { status: 0; datos: unknown; mensaje?: string } | { status: number; datos: unknown; mensaje?: string };

/** The body of an answer as the contract understands it, or why it does not. */
export function readAnswer(call: Call, body: string): Understood | LossReason {
  let json: unknown;
  try {
    json = parseJson(body);
  } catch {
    return 'unreadable';
  }
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) return 'shape';
  const { status, datos, mensaje } = envelope.data as Envelope;
  const schema = status === 0 ? call.datos : call.datosOf?.[status];
  const parsed = schema?.safeParse(datos);
  if (parsed?.success === false) return 'shape';
  return { status, datos: parsed?.data, ...(mensaje ? { mensaje } : {}) };
}

/** What an understood answer means. */
export function resultOf(
  call: Call,
  { status, datos, mensaje }: Exclude<ReturnType<typeof readAnswer>, string>,
): CallResult {
  if (status === 0) {
    const notice: Notice | undefined =
      call.application && mensaje ? { code: 515, message: mensaje } : undefined;
    return { ok: true, datos: datos as never, ...(notice ? { notice } : {}) };
  }
  if (call.application && status === 11)
    return { ok: false, kind: 'documents', code: 11, datos: datos as never };
  if (call.application && status === 80) return { ok: false, kind: 'requirements', code: 80 };
  if (mensaje && call.messageOf?.includes(status))
    return { ok: false, kind: 'message', code: status, message: mensaje };
  return { ok: false, kind: 'error', code: status };
}
