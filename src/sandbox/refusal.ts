import * as codes from '#core/contract/codes.ts';
import type { KnownErrorCode } from '#core/contract/error-codes.ts';
import type { Language } from '#core/i18n/languages.ts';
import { textIn, type Translated } from './texts/translated.ts';

/** Codes that say all by themselves; 15 goes with what is missing or wrong. */
export type RefusalCode = Exclude<KnownErrorCode, typeof codes.dataMissing>;

/** A business refusal: the answer of a call with a status other than 0. What the call wrote is undone. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly status: number;
  /** Words of the server for the reader. */
  readonly mensaje: string | undefined;
  readonly datos: unknown;

  constructor(status: number, mensaje?: string, datos?: unknown) {
    super(`Refused with ${status}`);
    this.status = status;
    this.mensaje = mensaje;
    this.datos = datos;
  }
}

/** Maps the path of a value to its name in `campos`; the company description is a nested part of the request. */
export const fieldAt = ([key, inner]: readonly PropertyKey[]): PropertyKey | undefined =>
  key === 'datosEmpresa' && inner !== undefined ? `empresa.${String(inner)}` : key;

/**
 * Ends a call with `dataMissing` and says which fields are missing or wrong.
 * @param campos keys of the form that was sent, or `form.key` of another one
 */
export function refuseFields(campos: readonly (PropertyKey | undefined)[]): never {
  const named = campos.flatMap((key) => (key === undefined ? [] : [String(key)]));
  throw new RefusalError(codes.dataMissing, undefined, { campos: [...new Set(named)] });
}

/** Ends a call with `actionNotAllowed` and says why, for the reader. */
export function refuseAction(why: Translated, language: Language): never {
  throw new RefusalError(codes.actionNotAllowed, undefined, { motivo: textIn(why, language) });
}

/**
 * Ends a call with a code of the error catalogue, which must be among the statuses of the call. What is missing or wrong
 * in a request is refused by `refuseFields`.
 * @param mensaje words for the reader, where the catalogue says that those of the server are shown (3, 58, 90)
 * @param datos what the contract lets this status bring along
 */
export function refuse(status: RefusalCode, mensaje?: string, datos?: unknown): never {
  throw new RefusalError(status, mensaje, datos);
}
