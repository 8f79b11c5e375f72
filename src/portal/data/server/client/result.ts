import * as codes from '#core/contract/codes.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { refusesAccount } from '#core/contract/account-refusals.ts';
import type { Call, DatosOf } from '#core/contract/call.ts';
import { refusalSchemas } from '#core/contract/refusals.ts';
import { envelopeSchema, type Envelope } from '#core/contract/envelope.ts';
import type { Notice } from '#core/status-messages/notices.ts';
import { parseJson } from '#core/contract/wire.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { DatosOfCall } from './answered.ts';

/** The datos that a status other than 0 brings along. */
type DatosOfStatus<C, S extends number> = C extends { datosOf: infer M }
  ? S extends keyof M
    ? DatosOf<{ datos: M[S] }>
    : undefined
  : undefined;

/** What an answer said besides its code. */
interface Told {
  /** Seconds until a password is looked at again, after many wrong ones. */
  espera?: number;
  /** What is missing, each as `form.key`; a key without a form is one of what was sent. */
  campos?: readonly string[];
  /** Why it is not allowed, in words. */
  motivo?: string;
}

function toldIn(status: number, datos: unknown): Told {
  const { espera, campos, motivo } = (datos ?? {}) as { espera?: number; campos?: string[]; motivo?: string };
  return {
    ...(status === codes.wrongCredentials && espera && { espera }),
    ...(status === codes.dataMissing && campos?.length && { campos }),
    ...(status === codes.actionNotAllowed && motivo && { motivo }),
  };
}

/** What is left to do after a call that was not answered with 0. */
export type CallFailure<C = Call> =
  /** The page was left: there is nothing to show. */
  | { ok: false; kind: 'aborted' }
  /** The offer asks for documents, with which the call is to be sent again. */
  | { ok: false; kind: 'documents'; code: typeof codes.documentsMissing; datos: DatosOfStatus<C, 11> }
  /** The applicant does not meet the requirements of the offer. */
  | { ok: false; kind: 'requirements'; code: typeof codes.requirementsNotMet }
  /** The words of the server are to be shown. */
  | ({ ok: false; kind: 'message'; code: number; message: string } & Told)
  /** The full error of the catalogue is to be shown. */
  | ({ ok: false; kind: 'error'; code: number } & Told)
  /** No answer, or none that can be understood. */
  | { ok: false; kind: 'unavailable'; code: typeof codes.serviceUnavailable; reason: LossReason };

export type LossReason = 'network' | 'timeout' | 'http' | 'unreadable' | 'shape';

export type CallResult<C = Call> = ({ ok: true; notice?: Notice } & DatosOfCall<DatosOf<C>>) | CallFailure<C>;

export function unavailable(reason: LossReason): CallFailure<never> & { kind: 'unavailable' } {
  return { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason };
}

interface Understood extends DatosOfCall<unknown> {
  status: number;
  mensaje?: string;
}

// A function of its own, so that what is bundled notices a loss before anyone here handles it.
const loadTolerance = () => import('./read-tolerantly.ts');

/** What is missing, by the names among what a server sends for them; one alone may come without a list. */
function namesIn(datos: unknown): { campos: string[] } {
  const { campos } = (datos ?? {}) as { campos?: unknown };
  return { campos: [campos].flat().filter((it): it is string => typeof it === 'string') };
}

/**
 * The body of an answer as the contract understands it, or why it does not. What makes the best of an answer that does
 * not fit to the letter is loaded with the first of them.
 */
export async function readAnswer(call: Call, body: string): Promise<Understood | LossReason> {
  let json: unknown;
  try {
    json = parseJson(body);
  } catch {
    return 'unreadable';
  }
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) return 'shape';
  const { status, datos, mensaje } = envelope.data as Envelope;
  // A server may refuse with a code that is not listed for the call: what it says of it counts all the same.
  const schema = status === 0 ? call.datos : (call.datosOf?.[status] ?? refusalSchemas[status]);
  const said = { status, ...(mensaje && { mensaje }) };
  const parsed = schema?.safeParse(status === codes.dataMissing ? namesIn(datos) : datos);
  if (!schema || !parsed) return { ...said, datos: undefined };
  if (parsed.success) return { ...said, datos: parsed.data };
  const { readTolerantly } = await loadTolerance();
  const read = readTolerantly(schema, datos, call);
  return read ? { ...said, ...read } : 'shape';
}

/** What an understood answer means. */
export function resultOf(call: Call, { status, datos, mensaje, omitted }: Understood): CallResult {
  if (status === 0) {
    const notice: Notice | undefined =
      call.application && mensaje ? { code: notices.serverWords, message: mensaje } : undefined;
    return {
      ok: true,
      datos: datos as never,
      ...(omitted && { omitted }),
      ...omitUndefined({ notice }),
    };
  }
  if (call.application && status === codes.documentsMissing)
    return { ok: false, kind: 'documents', code: codes.documentsMissing, datos: datos as never };
  if (call.application && status === codes.requirementsNotMet)
    return { ok: false, kind: 'requirements', code: codes.requirementsNotMet };
  if (call.failsAs500 && status !== codes.sessionEnded && !refusesAccount(status)) return unavailable('http');
  const told = toldIn(status, datos);
  // Why someone may not enter is known to the server alone.
  if (mensaje && (call.messageOf?.includes(status) || refusesAccount(status)))
    return { ok: false, kind: 'message', code: status, message: mensaje, ...told };
  return { ok: false, kind: 'error', code: status, ...told };
}
