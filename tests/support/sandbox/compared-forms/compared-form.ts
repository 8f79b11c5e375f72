import type { Brand } from '#core/brand/brand.ts';
import * as codes from '#core/contract/codes.ts';
import type { CallName } from '#core/contract/calls/index.ts';
import type { DeclaredForm } from '#portal/forms/fields/form-of.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';

/** Codes by which a value is refused; any other code is unrelated to the value. */
export const valueRefusals: ReadonlySet<number> = new Set([
  codes.dataMissing,
  codes.startAfterEnd,
  codes.badCif,
  codes.dedicationOfProgramme,
  codes.badIdentityDocument,
  codes.badEmail,
  codes.badPhone,
  codes.ibanMissing,
  codes.badIban,
]);

/** The same codes for forms that set a password. */
export const passwordRefusals: ReadonlySet<number> = new Set([...valueRefusals, codes.weakPassword]);

export interface ComparedForm {
  name: string;
  call: CallName;
  as?: 'company' | 'student';
  params?: Record<string, unknown>;
  form: Pick<DeclaredForm, 'fields'>;
  /** Values accepted by both. */
  base: FormValues;
  /** Status code of the sandbox, if not 0. */
  acceptedStatus?: number;
  /** Codes by which a value of this form is refused, if unusual. */
  refusals?: ReadonlySet<number>;
  problems: (values: FormValues) => object;
  body: (values: FormValues) => object;
}

export interface FormAnswer {
  status: number;
  datos?: { campos?: string[] };
}

export interface FormSandbox {
  brand: Brand;
  send: (compared: ComparedForm, values: FormValues) => Promise<FormAnswer>;
  ids: { contact: number; colleague: number; account: number; offer: string; placement: number };
  /** Tokens of mails: for a known graduate, and for a company's forgotten password. */
  links: { graduate: string; password: string };
  close: () => void;
}

export const isAccepted = ({ refusals = valueRefusals }: ComparedForm, { status }: FormAnswer): boolean =>
  !refusals.has(status);
