import type * as z from 'zod/mini';
import { refusalSchemas } from './refusals.ts';

export type Schema = z.ZodMiniType;
export type ObjectSchema = z.ZodMiniObject;

/**
 * Who may make a call: anyone, a student or graduate, a company, either of them, or someone who answers a survey
 * (with the token of that survey instead of the one of the portal).
 */
export type CallAudience = 'publico' | 'alumno' | 'empresa' | 'usuario' | 'encuesta';

/** What a file field takes; the limits are in `validation/files.ts`. */
export type UploadKind = 'general' | 'pdf' | 'agreement' | 'photo';

/** Area of the contract that a call belongs to: a tag of the published description. */
export type CallArea =
  | 'domains'
  | 'account'
  | 'cv'
  | 'student'
  | 'events'
  | 'surveys'
  | 'offers'
  | 'company'
  | 'agreements'
  | 'documents'
  | 'education'
  | 'notifications'
  | 'programmes';

/** What a call is declared with. */
export interface CallSpec {
  /** Unique in the contract; a valid identifier. */
  name: string;
  area: CallArea;
  method: 'GET' | 'POST';
  /** As documented, from `/api/` on. `{x}` is a parameter; `{tipo}` stands for Alumno or Empresa. */
  path: `/api/${string}`;
  who: CallAudience;
  /** What the call is for, in one line. */
  summary: string;
  /** One schema per parameter of the path. */
  params?: ObjectSchema;
  /** Optional parameters of the query; all of them are extensions that a server may ignore. */
  query?: ObjectSchema;
  /** Body of a POST. */
  request?: Schema;
  /** `datos` of an answer with status 0. */
  datos: Schema;
  /** `datos` that a status other than 0 brings along; those of 15 and 48 are added. */
  datosOf?: Readonly<Record<number, Schema>>;
  /** Business codes besides 0 that are the call's own; what any call of its kind can answer is added. */
  statuses?: readonly number[];
  /** Codes of which the message of the server, if there is one, is shown instead of the catalogue text. */
  messageOf?: readonly number[];
  /** An application to an offer: 11, 80 and a message of the server have their own handling. */
  application?: true;
  /** File fields of the request by their path, e.g. `fichero`. */
  uploads?: Readonly<Record<string, UploadKind>>;
  /**
   * Keys of lists in the answer that count only as a whole, because they are answered or saved together. Of any other
   * list of rows, clients leave out a row that they cannot read.
   */
  indivisible?: readonly string[];
  /**
   * For how many minutes a client that keeps the answer need not ask again; beyond that it may show the answer while it
   * asks. Absent where nothing may be kept: who someone is (CV, bank account, documents, placements with their tutors).
   */
  freshFor?: number;
  /** Whatever it is refused with, it counts as unavailable: code 500. */
  failsAs500?: true;
  /** Not in the documented interface: the client works without it. */
  extension?: true;
}

export type Call<S extends CallSpec = CallSpec> = Omit<S, 'statuses'> & {
  /** Every business code besides 0 that the call can answer, ascending. */
  readonly statuses: readonly number[];
  /** Whether it may be sent again when the answer got lost. */
  readonly idempotent: boolean;
};

export type ParamsOf<C> = C extends { params: infer P extends Schema } ? z.output<P> : undefined;
export type QueryOf<C> = C extends { query: infer Q extends Schema } ? z.output<Q> : undefined;
export type RequestOf<C> = C extends { request: infer R extends Schema } ? z.output<R> : undefined;
export type DatosOf<C> = C extends { datos: infer D extends Schema } ? z.output<D> : never;

/** Codes that every call of an audience can answer: session lost, and accounts that may not (or no longer) enter. */
const accountStatuses: Record<CallAudience, readonly number[]> = {
  publico: [],
  alumno: [2, 32, 59, 71, 79, 90],
  empresa: [2, 9, 59, 71, 79, 90],
  usuario: [2, 9, 32, 59, 71, 79, 90],
  encuesta: [2],
};

/** Declares a call; see `CallSpec`. Only reading calls are idempotent: a POST is never sent twice. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const S extends CallSpec>(spec: S): Call<S> {
  const statuses = new Set([
    1,
    ...accountStatuses[spec.who],
    ...(spec.request ? [15] : []),
    ...(spec.uploads ? [46] : []),
    // Of another request with the idempotency key of an earlier one, or because of what the call is about.
    ...(spec.method === 'POST' ? [48] : []),
    ...(spec.statuses ?? []),
  ]);
  const added = Object.entries(refusalSchemas).filter(([code]) => statuses.has(Number(code)));
  return {
    ...spec,
    ...(added.length > 0 && { datosOf: { ...Object.fromEntries(added), ...spec.datosOf } }),
    statuses: [...statuses].sort((a, b) => a - b),
    idempotent: spec.method === 'GET',
  };
}
