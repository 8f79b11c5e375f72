import type { Side } from '#core/routing/side.ts';
import * as codes from '#core/contract/codes.ts';
import type { KnownErrorCode } from '#core/contract/error-codes.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { ErrorEntry } from './error-entry.ts';
import { errorTable } from './error-table.ts';

const table: Readonly<Record<number, ErrorEntry>> = errorTable;

export function isKnownError(code: number): code is KnownErrorCode {
  return Object.hasOwn(errorTable, code);
}

/** An error as it is shown. */
export interface StatusError extends ErrorEntry {
  /** Values for the placeholders of the text. */
  values?: Readonly<Record<string, string | number>>;
  /** Message of the server that replaces the text. */
  serverMessage?: string;
}

/** Context that the text of an error depends on besides its code. */
export interface ErrorContext {
  /** Message of the server that came with the code. */
  message?: string | undefined;
  /** Address of the brand for applicants who do not meet the requirements of an offer; may be empty. */
  emailInscripcion?: string;
  /** Set before there is a session: important errors are shown in the form, since there is nothing to sign out of. */
  signingIn?: boolean;
}

/** The entry of a code; an unknown code is a general error that shows its number and is reported. */
export function errorOf(code: number, context: ErrorContext = {}): StatusError {
  if (!isKnownError(code)) return { ...errorTable[codes.general], text: 'errors.unknown', values: { code } };
  const entry: ErrorEntry = errorTable[code];
  const shown: StatusError = { ...entry };
  if (entry.serverText && context.message) shown.serverMessage = context.message;
  if (code === codes.requirementsNotMet && context.emailInscripcion) {
    shown.text = 'errors.requirementsNotMetWithEmail';
    shown.values = { emailInscripcion: context.emailInscripcion };
  }
  if (context.signingIn && entry.category === 'important') {
    shown.category = 'secondary';
    delete shown.button;
    delete shown.target;
  }
  return shown;
}

/** Whether a code is reported: the general ones, 500, and unknown codes. */
export function isReported(code: number): boolean {
  return table[code]?.reported ?? !isKnownError(code);
}

/** The page that the button of an error leads to; an id in its address is taken from the current page. */
export function errorTarget(
  entry: Pick<ErrorEntry, 'target'>,
  side: Side,
  kind: 'practicas' | 'empleo' = 'practicas',
): RouteId | undefined {
  const { target } = entry;
  const forSide = typeof target === 'object' && 'student' in target ? target[side] : target;
  return typeof forSide === 'object' ? forSide[kind] : forSide;
}
