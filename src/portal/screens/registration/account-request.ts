import * as codes from '#core/contract/codes.ts';
import { existeCIF, guardarUsuarioEmpresa } from '#core/contract/calls/account-company.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { isSame } from '#core/shared/is-same.ts';
import { withIdempotencyKeys } from '#portal/data/server/with-idempotency-keys.ts';
import type { CallResult } from '#portal/data/server/client/result.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { spain } from '#core/contract/constants.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import { isCompanyNumber, taxNumber } from '#core/contract/validation/tax-number.ts';
import { spanishPostcode } from '#core/contract/validation/postcode.ts';
import { required } from '#core/contract/validation/text.ts';
import { isInSpain } from '#portal/forms/address/address.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { noFlags } from '#portal/forms/fields/field-options.ts';
import { passwordProblems } from '#portal/forms/parts/new-password.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { type AccountRequest, accountRequestForm } from './registration-forms.ts';

export const emptyRequest: AccountRequest = formValues(accountRequestForm, { idPais: spain });

/** Field flags of the form. @param asksType whether the brand asks for the type of company */
export const requestFlags = (asksType: boolean): GroupFlags =>
  asksType ? { ...noFlags, required: ['tipoEmpresa'] } : { ...noFlags, hidden: ['tipoEmpresa'] };

/** Fields left out of the draft: passwords, and a tax number that may be a person's. */
export const secretOfRequest = ({ cif }: AccountRequest): (keyof AccountRequest & string)[] => [
  'password',
  'passwordRepeated',
  ...(isCompanyNumber(cif) ? [] : ['cif' as const]),
];

/** Fields that codes of the server refer to. */
export const requestFields: FieldsOfCodes<AccountRequest> = {
  [codes.alreadyExisted]: 'cif',
  [codes.emailNotSent]: 'email',
  [codes.userExists]: 'email',
  [codes.weakPassword]: 'password',
  [codes.badCif]: 'cif',
  [codes.emailOfOtherCompany]: 'email',
  [codes.emailRegistered]: 'email',
  [codes.badEmail]: 'email',
  [codes.badPhone]: 'telefono1',
};

/** Normalizes a tax number, without blanks and dashes; `undefined` if invalid. */
export function readTaxNumber({ cif, idPais }: Pick<AccountRequest, 'cif' | 'idPais'>): string | undefined {
  const isNumber = cif.trim() !== '' && taxNumber(Number(idPais))(cif) === undefined;
  return isNumber ? normalizeDocument(cif).replaceAll('/', '') : undefined;
}

/**
 * Whether the form asks if the company is a startup: for private companies, where the brand asks for the
 * type.
 */
export const asksStartup = ({ tipoEmpresa }: AccountRequest, asksType: boolean): boolean =>
  asksType && tipoEmpresa === 'privada';

/** @param asksType whether the brand asks for the type of company */
export function requestProblems(values: AccountRequest, asksType: boolean): Problems<AccountRequest> {
  const { idPais, idProvincia, esStartup } = values;
  const rules = {
    cif: [taxNumber(Number(idPais))],
    cp: isInSpain(values) ? [spanishPostcode(Number(idProvincia))] : [],
  };
  return {
    ...problemsIn(accountRequestForm, values, { flags: requestFlags(asksType) }, rules),
    ...onlyProblems<AccountRequest>({
      esStartup: asksStartup(values, asksType) ? required(esStartup) : undefined,
      ...passwordProblems(values),
    }),
  };
}

/** Whether a company is registered already; `undefined` if that could not be read. */
export async function isRegistered(
  call: Caller,
  cif: string,
  fixedKey: string,
): Promise<boolean | undefined> {
  const result = await call(existeCIF, { params: { cif, fixedKey } });
  return result.ok ? result.datos.existe : undefined;
}

/** Requests the account. */
export function requestAccount(
  call: Caller,
  values: AccountRequest,
  asksType: boolean,
): Promise<CallResult<typeof guardarUsuarioEmpresa>> {
  return call(guardarUsuarioEmpresa, {
    body: {
      ...readForm(accountRequestForm, values, { flags: requestFlags(asksType) }),
      cif: readTaxNumber(values) ?? values.cif,
      ...(asksStartup(values, asksType) && { startup: values.esStartup === 'si' }),
    },
  });
}

/** Store of a page's account request. */
export interface AccountRequestStore {
  /** See `isRegistered`. */
  isRegistered: (cif: string) => Promise<boolean | undefined>;
  /**
   * Asks for the account. That the company exists is no refusal where an answer to this very request was lost; `arrived`:
   * it exists by an earlier try that said something else.
   */
  send: (
    values: AccountRequest,
    asksType: boolean,
    keys?: IdempotencyKeys,
  ) => Promise<CallResult<typeof guardarUsuarioEmpresa> | { ok: false; kind: 'arrived' }>;
}

/** @param fixedKey see `claveExisteCIF` of the brand */
export function createAccountRequest(call: Caller, fixedKey: string): AccountRequestStore {
  const done = { ok: true, datos: undefined } as const;
  /** Tax number known to be free before the request. */
  let free: string | undefined;
  /** What was sent without an answer, by its number. */
  const unsure = new Map<string, readonly AccountRequest[]>();
  async function look(cif: string): Promise<boolean | undefined> {
    const isTaken = await isRegistered(call, cif, fixedKey);
    if (isTaken === false) free = cif;
    return isTaken;
  }
  return {
    isRegistered: look,
    send: async (values, asksType, keys) => {
      const cif = readTaxNumber(values);
      const result = await requestAccount(keys ? withIdempotencyKeys(call, keys) : call, values, asksType);
      if (result.ok || cif === undefined) return result;
      const isLost = result.kind === 'unavailable' || result.kind === 'aborted';
      const tries = [...(unsure.get(cif) ?? []), ...(isLost ? [values] : [])];
      unsure.set(cif, tries);
      const exists = isLost
        ? free === cif && (await look(cif))
        : tries.length > 0 && result.kind === 'error' && result.code === codes.alreadyExisted;
      if (!exists) return result;
      return tries.every((it) => isSame(it, values)) ? done : { ok: false, kind: 'arrived' };
    },
  };
}
