import { existeCIF, guardarUsuarioEmpresa } from '#api/calls/account-company.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallResult } from '#api/client/result.ts';
import { emailField } from '#api/validation/email.ts';
import { normalizeDocument } from '#api/validation/identity.ts';
import { phone } from '#api/validation/phone.ts';
import { firstProblem } from '#api/validation/rule.ts';
import { taxNumber } from '#api/validation/tax-number.ts';
import { required } from '#api/validation/text.ts';
import {
  addressOf,
  addressProblems,
  type AddressValues,
  filledText,
  noAddress,
} from '#shell/forms/address.ts';
import { type NewPassword, passwordProblems } from '#shell/forms/new-password.ts';
import { onlyProblems } from '#shell/forms/problems.ts';
import type { FieldsOfCodes } from '#shell/forms/refusal.ts';
import type { Problems } from '#ui/form/use-form.ts';

/** What a company says when it asks for an account. */
export type AccountRequest = AddressValues &
  Record<keyof NewPassword, string> &
  Record<
    | 'cif'
    | 'nombreFiscal'
    | 'nombreComercial'
    | 'tipoEmpresa'
    | 'startup'
    | 'sector'
    | 'nombre'
    | 'apellidos'
    | 'puesto'
    | 'email'
    | 'telefono1',
    string
  > & { aceptaPolitica: boolean };

export const emptyRequest: AccountRequest = {
  ...noAddress,
  cif: '',
  nombreFiscal: '',
  nombreComercial: '',
  tipoEmpresa: '',
  startup: '',
  sector: '',
  nombre: '',
  apellidos: '',
  puesto: '',
  email: '',
  telefono1: '',
  password: '',
  passwordRepeated: '',
  aceptaPolitica: false,
};

/** Not kept while typing: passwords, and a number that may be that of a person. */
export const secretOfRequest = ['password', 'passwordRepeated', 'cif'] as const;

/** Fields that the answers to a request are about. */
export const requestFields: FieldsOfCodes<AccountRequest> = {
  8: 'cif',
  12: 'email',
  16: 'email',
  28: 'password',
  33: 'cif',
  44: 'email',
  60: 'email',
  69: 'email',
  70: 'telefono1',
};

/** A tax number without blanks and dashes, if it can be one. */
export function readTaxNumber({ cif, idPais }: Pick<AccountRequest, 'cif' | 'idPais'>): string | undefined {
  const isNumber = cif.trim() !== '' && taxNumber(Number(idPais))(cif) === undefined;
  return isNumber ? normalizeDocument(cif).replaceAll('/', '') : undefined;
}

/** @param asksType whether the brand wants to know what kind of company it is */
export function requestProblems(values: AccountRequest, asksType: boolean): Problems<AccountRequest> {
  return onlyProblems({
    ...addressProblems(values),
    cif: firstProblem(values.cif, [required, taxNumber(Number(values.idPais))]),
    nombreFiscal: firstProblem(values.nombreFiscal, filledText),
    nombreComercial: firstProblem(values.nombreComercial, filledText),
    tipoEmpresa: asksType ? required(values.tipoEmpresa) : undefined,
    startup: asksType && values.tipoEmpresa === 'privada' ? required(values.startup) : undefined,
    sector: required(values.sector),
    nombre: firstProblem(values.nombre, filledText),
    apellidos: firstProblem(values.apellidos, filledText),
    puesto: firstProblem(values.puesto, filledText),
    email: firstProblem(values.email, [required, emailField]),
    telefono1: firstProblem(values.telefono1, [required, phone]),
    ...passwordProblems(values),
    aceptaPolitica: required(values.aceptaPolitica),
  });
}

/** Whether a company is registered already; `undefined` where that cannot be known now. */
export async function isRegistered(
  call: Caller,
  cif: string,
  fixedKey: string,
): Promise<boolean | undefined> {
  const result = await call(existeCIF, { params: { cif, fixedKey } });
  return result.ok ? result.datos.existe : undefined;
}

/** Asks for the account. */
export function requestAccount(
  call: Caller,
  values: AccountRequest,
  asksType: boolean,
): Promise<CallResult<typeof guardarUsuarioEmpresa>> {
  const { tipoEmpresa, startup } = values;
  const type = asksType
    ? {
        tipoEmpresa: tipoEmpresa as 'privada' | 'publica',
        ...(tipoEmpresa === 'privada' ? { startup: startup === 'si' } : {}),
      }
    : {};
  return call(guardarUsuarioEmpresa, {
    body: {
      cif: readTaxNumber(values) ?? values.cif,
      nombreFiscal: values.nombreFiscal.trim(),
      nombreComercial: values.nombreComercial.trim(),
      ...type,
      sector: Number(values.sector),
      ...addressOf(values),
      nombre: values.nombre.trim(),
      apellidos: values.apellidos.trim(),
      puesto: values.puesto.trim(),
      email: values.email.trim(),
      telefono1: values.telefono1.trim(),
      password: values.password,
      aceptaPolitica: true,
    },
  });
}
