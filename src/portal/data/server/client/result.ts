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

/** Type of the `datos` of a status other than 0. */
type DatosOfStatus<C, S extends number> = C extends { datosOf: infer M }
  ? S extends keyof M
    ? DatosOf<{ datos: M[S] }>
    : undefined
  : undefined;

/** Details of a refusal besides its code. */
interface RefusalDetails {
  /** Seconds until a password is checked again, after many wrong ones. */
  espera?: number;
  /** The missing fields, each as `form.key`; a key without a form is one of the request. */
  campos?: readonly string[];
  /** Why the action is not allowed, as text. */
  motivo?: string;
  /** Day on which an offer that is gone was closed. */
  fechaCierre?: string;
}

function refusalDetails(status: number, datos: unknown): RefusalDetails {
  const { espera, campos, motivo, fechaCierre } = (datos ?? {}) as {
    espera?: number;
    campos?: string[];
    motivo?: string;
    fechaCierre?: string;
  };
  return {
    ...(status === codes.wrongCredentials && espera && { espera }),
    ...(status === codes.dataMissing && campos?.length && { campos }),
    ...(status === codes.actionNotAllowed && motivo && { motivo }),
    ...(status === codes.offerNotFound && fechaCierre && { fechaCierre }),
  };
}

/** Failure of a call, by how it is to be handled. */
export type CallFailure<C = Call> =
  /** The page was left: there is nothing to show. */
  | { ok: false; kind: 'aborted' }
  /** The offer requires documents: the call is to be sent again with them. */
  | { ok: false; kind: 'documents'; code: typeof codes.documentsMissing; datos: DatosOfStatus<C, 11> }
  /** The applicant does not meet the requirements of the offer. */
  | { ok: false; kind: 'requirements'; code: typeof codes.requirementsNotMet }
  /** The message of the server is to be shown. */
  | ({ ok: false; kind: 'message'; code: number; message: string } & RefusalDetails)
  /** The error of the catalogue is to be shown. */
  | ({ ok: false; kind: 'error'; code: number } & RefusalDetails)
  /** No answer, or one that cannot be understood. */
  | { ok: false; kind: 'unavailable'; code: typeof codes.serviceUnavailable; reason: UnavailableReason };

export type UnavailableReason = 'network' | 'timeout' | 'http' | 'unreadable' | 'shape';

export type CallResult<C = Call> = ({ ok: true; notice?: Notice } & DatosOfCall<DatosOf<C>>) | CallFailure<C>;

export function unavailable(reason: UnavailableReason): CallFailure<never> & { kind: 'unavailable' } {
  return { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason };
}

interface ParsedAnswer extends DatosOfCall<unknown> {
  status: number;
  mensaje?: string;
}

// A function of its own, so that the import with retry of the bundle handles a failure before the callers do.
const loadTolerance = () => import('./read-tolerantly.ts');

/** Names of missing fields in the data of an answer; a server may send a single name without a list. */
function namesIn(datos: unknown): { campos: string[] } {
  const { campos } = (datos ?? {}) as { campos?: unknown };
  return { campos: [campos].flat().filter((it): it is string => typeof it === 'string') };
}

/**
 * Parses the body of an answer by the contract.
 * @returns the reason where it does not fit; `readTolerantly` tries first, in a chunk that is loaded with the first
 *   misfit
 */
export async function readAnswer(call: Call, body: string): Promise<ParsedAnswer | UnavailableReason> {
  let json: unknown;
  try {
    json = parseJson(body);
  } catch {
    return 'unreadable';
  }
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) return 'shape';
  const { status, datos, mensaje } = envelope.data as Envelope;
  // A server may refuse with a code that the call does not list: its data are read all the same.
  const schema = status === 0 ? call.datos : (call.datosOf?.[status] ?? refusalSchemas[status]);
  const head = { status, ...(mensaje && { mensaje }) };
  const parsed = schema?.safeParse(status === codes.dataMissing ? namesIn(datos) : datos);
  if (!schema || !parsed) return { ...head, datos: undefined };
  if (parsed.success) return { ...head, datos: parsed.data };
  const { readTolerantly } = await loadTolerance();
  const read = readTolerantly(schema, datos, call);
  return read ? { ...head, ...read } : 'shape';
}

/** Turns a parsed answer into the result of the call. */
export function resultOf(call: Call, { status, datos, mensaje, omitted }: ParsedAnswer): CallResult {
  if (status === 0) {
    const notice: Notice | undefined =
      call.application && mensaje ? { code: notices.serverMessage, message: mensaje } : undefined;
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
  const details = refusalDetails(status, datos);
  // Only the server knows why it refuses an account.
  if (mensaje && (call.messageOf?.includes(status) || refusesAccount(status)))
    return { ok: false, kind: 'message', code: status, message: mensaje, ...details };
  return { ok: false, kind: 'error', code: status, ...details };
}
