import type { Agreement, NewAgreement } from '#core/contract/entities/agreement.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { iban, normalizeIban } from '#core/contract/validation/iban.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { signerForm } from '#portal/pieces/company-data/company-forms.ts';
import { agreementForm, type AgreementValues } from './agreement-form.ts';
import { signerOf, signerProblems } from '#portal/pieces/company-data/signer-rules.ts';

/** Data that the initial values of an agreement come from. */
export interface KnownForAgreement {
  /** The latest agreement, in any state. */
  last: Agreement | undefined;
  company: Pick<Company, 'firmante' | 'iban'>;
  /** Ids of the options; empty without options, or if they failed to load. */
  managers: readonly number[];
  billing: readonly number[];
  accounts: readonly number[];
}

/** Brands cannot configure the fields of an agreement. */
const flags: GroupFlags = { hidden: [], fixed: [], required: [] };
const facts = { flags };

/** The previous choice if it is still an option, else the only option if there is just one. */
function preselected(previous: number | undefined, choices: readonly number[]): number | undefined {
  if (previous !== undefined && choices.includes(previous)) return previous;
  return choices.length === 1 ? choices[0] : undefined;
}

/**
 * Initial values of the form: those of the last agreement, or the data of the company. Without a last agreement,
 * how to sign and pay is left to choose.
 */
export function agreementStart({ last, company, ...lists }: KnownForAgreement): AgreementValues {
  const payment = last && (last.pagoDomiciliado ? 'domiciliacion' : 'transferencia');
  return {
    ...formValues(agreementForm, {
      ...last,
      idContactoEmpresaGestion: preselected(last?.idContactoEmpresaGestion, lists.managers),
      idContactoEmpresaFacturacion: preselected(last?.idContactoEmpresaFacturacion, lists.billing),
      idCuentaFacturacion: preselected(last?.idCuentaFacturacion, lists.accounts),
      ibanDomiciliacion: last?.ibanDomiciliacion ?? company.iban,
    }),
    ...formValues(signerForm, last?.datosFirmante ?? company.firmante ?? {}),
    tramitacion: last ? (last.tramitacionManual ? 'papel' : 'digital') : '',
    formaPago: payment ?? '',
  };
}

/** An agreement as values of the form. */
export function agreementValues(agreement: Agreement | NewAgreement): AgreementValues {
  const { idContactoEmpresaGestion, idContactoEmpresaFacturacion, idCuentaFacturacion } = agreement;
  const listOf = (id: number | undefined): number[] => (id === undefined ? [] : [id]);
  return agreementStart({
    last: agreement as Agreement,
    company: {},
    managers: listOf(idContactoEmpresaGestion),
    billing: listOf(idContactoEmpresaFacturacion),
    accounts: listOf(idCuentaFacturacion),
  });
}

/** Whether the form has initial values that nobody typed. */
export function beginsFilled({ last, company }: Pick<KnownForAgreement, 'last' | 'company'>): boolean {
  return last !== undefined || company.firmante !== undefined || company.iban !== undefined;
}

/** Problems of an agreement that the form can find without the server. */
export function agreementProblems(values: AgreementValues): Problems<AgreementValues> {
  return {
    ...problemsIn(agreementForm, values, facts, { ibanDomiciliacion: [iban] }),
    ...signerProblems(values),
    ...(!values.tramitacion && { tramitacion: 'validation.required' }),
    ...(!values.formaPago && { formaPago: 'validation.required' }),
  };
}

/** The request for an agreement, without fields that do not apply to its choices. */
export function agreementRequest(values: AgreementValues): NewAgreement {
  const { ibanDomiciliacion, ...fields } = readForm(agreementForm, values, facts);
  return {
    ...fields,
    datosFirmante: signerOf(values),
    tramitacionManual: values.tramitacion === 'papel',
    pagoDomiciliado: values.formaPago === 'domiciliacion',
    ...(ibanDomiciliacion && { ibanDomiciliacion: normalizeIban(ibanDomiciliacion) }),
  };
}
