import type * as z from 'zod/mini';
import { refusalSchemas } from './refusals.ts';

export type Schema = z.ZodMiniType;
export type ObjectSchema = z.ZodMiniObject;

/**
 * Who may make a call: anyone, a student or graduate, a company, either of these, or a person who answers a
 * survey (with the token of that survey instead of the portal's).
 */
export type CallAudience = 'publico' | 'alumno' | 'empresa' | 'usuario' | 'encuesta';

/** Kind of file that a field accepts; the limits are in `validation/files.ts`. */
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

/** Declaration of a call. */
export interface CallSpec {
  /** Unique in the contract; a valid identifier. */
  name: string;
  area: CallArea;
  method: 'GET' | 'POST';
  /** Path as documented, from `/api/` on. `{x}` is a parameter; `{tipo}` is Alumno or Empresa. */
  path: `/api/${string}`;
  who: CallAudience;
  /** Purpose of the call, in one line. */
  summary: string;
  /** Schema of each parameter of the path. */
  params?: ObjectSchema;
  /** Optional parameters of the query; all are extensions that a server may ignore. */
  query?: ObjectSchema;
  /** Body of a POST. */
  request?: Schema;
  /** `datos` of an answer with status 0. */
  datos: Schema;
  /** `datos` of statuses other than 0; those of 15 and 48 are added. */
  datosOf?: Readonly<Record<number, Schema>>;
  /** Business codes specific to the call, besides 0; the codes common to calls of its kind are added. */
  statuses?: readonly number[];
  /** Codes whose server message, if any, is shown instead of the catalogue text. */
  messageOf?: readonly number[];
  /** Marks an application to an offer: 11, 80 and a server message are handled separately. */
  application?: true;
  /** File fields of the request, by path, e.g. `fichero`. */
  uploads?: Readonly<Record<string, UploadKind>>;
  /**
   * Keys of lists in the answer that are valid only as a whole, because they are answered or saved together.
   * From any other list of rows, clients leave out rows that they cannot read.
   */
  indivisible?: readonly string[];
  /**
   * Stale time of a cached answer in minutes; after that, clients may show the answer while they refetch.
   * Absent where nothing may be cached: personal data (CV, bank account, documents, placements with their
   * tutors).
   */
  freshFor?: number;
  /** Whether any refusal counts as unavailable: code 500. */
  failsAs500?: true;
  /** Marks a call that is not in the documented interface: clients work without it. */
  extension?: true;
}

export type Call<S extends CallSpec = CallSpec> = Omit<S, 'statuses'> & {
  /** Every business code besides 0 that the call can answer, ascending. */
  readonly statuses: readonly number[];
  /** Whether the call may be sent again after a lost answer. */
  readonly idempotent: boolean;
};

export type ParamsOf<C> = C extends { params: infer P extends Schema } ? z.output<P> : undefined;
export type QueryOf<C> = C extends { query: infer Q extends Schema } ? z.output<Q> : undefined;
export type RequestOf<C> = C extends { request: infer R extends Schema } ? z.output<R> : undefined;
export type DatosOf<C> = C extends { datos: infer D extends Schema } ? z.output<D> : never;

/** Codes that every call of an audience can answer: session lost, and accounts without access to the portal. */
const accountStatuses: Record<CallAudience, readonly number[]> = {
  publico: [],
  alumno: [2, 32, 59, 71, 79, 90],
  empresa: [2, 9, 59, 71, 79, 90],
  usuario: [2, 9, 32, 59, 71, 79, 90],
  encuesta: [2],
};

/** Declares a call; see `CallSpec`. Only reading calls are idempotent: a POST is never resent by itself. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const S extends CallSpec>(spec: S): Call<S> {
  const statuses = new Set([
    1,
    ...accountStatuses[spec.who],
    ...(spec.request ? [15] : []),
    ...(spec.uploads ? [46] : []),
    // Another request with the idempotency key of an earlier one, or a refusal by the content of the call.
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
