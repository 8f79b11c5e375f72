import type { Agreement, NewAgreement } from '#core/contract/entities/agreement.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { iban, normalizeIban } from '#core/contract/validation/iban.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import { signerForm } from '#portal/pieces/company-data/company-forms.ts';
import { agreementForm, type AgreementValues } from './agreement-form.ts';
import { signerOf, signerProblems } from '#portal/pieces/company-data/signer-rules.ts';

/** What an agreement can begin with. */
export interface KnownForAgreement {
  /** The latest one, whatever has become of it. */
  last: Agreement | undefined;
  company: Pick<Company, 'firmante' | 'iban'>;
  /** Ids that can be chosen; empty where there is none, or they did not come. */
  managers: readonly number[];
  billing: readonly number[];
  accounts: readonly number[];
}

/** No brand decides about an agreement. */
const flags: GroupFlags = { hidden: [], fixed: [], required: [] };
const terms = { flags };

/** What was chosen before, if it can still be chosen; one alone is chosen by itself. */
function chosen(before: number | undefined, choices: readonly number[]): number | undefined {
  if (before !== undefined && choices.includes(before)) return before;
  return choices.length === 1 ? choices[0] : undefined;
}

/**
 * What the form of a new agreement begins with: what the last one had, or what is known of the company. How it is
 * signed and paid is chosen again where there was none.
 */
export function agreementStart({ last, company, ...lists }: KnownForAgreement): AgreementValues {
  const payment = last && (last.pagoDomiciliado ? 'domiciliacion' : 'transferencia');
  return {
    ...formValues(agreementForm, {
      ...last,
      idContactoEmpresaGestion: chosen(last?.idContactoEmpresaGestion, lists.managers),
      idContactoEmpresaFacturacion: chosen(last?.idContactoEmpresaFacturacion, lists.billing),
      idCuentaFacturacion: chosen(last?.idCuentaFacturacion, lists.accounts),
      ibanDomiciliacion: last?.ibanDomiciliacion ?? company.iban,
    }),
    ...formValues(signerForm, last?.datosFirmante ?? company.firmante ?? {}),
    tramitacion: last ? (last.tramitacionManual ? 'papel' : 'digital') : '',
    formaPago: payment ?? '',
  };
}

/** What an agreement says, in the fields of the form. */
export function agreementValues(agreement: Agreement | NewAgreement): AgreementValues {
  const { idContactoEmpresaGestion, idContactoEmpresaFacturacion, idCuentaFacturacion } = agreement;
  const only = (id: number | undefined): number[] => (id === undefined ? [] : [id]);
  return agreementStart({
    last: agreement as Agreement,
    company: {},
    managers: only(idContactoEmpresaGestion),
    billing: only(idContactoEmpresaFacturacion),
    accounts: only(idCuentaFacturacion),
  });
}

/** Whether the form begins with something that nobody typed into it. */
export function beginsFilled({ last, company }: KnownForAgreement): boolean {
  return last !== undefined || company.firmante !== undefined || company.iban !== undefined;
}

/** What is wrong with an agreement as far as the form itself can tell. */
export function agreementProblems(values: AgreementValues): Problems<AgreementValues> {
  return {
    ...problemsIn(agreementForm, values, terms, { ibanDomiciliacion: [iban] }),
    ...signerProblems(values),
    ...(!values.tramitacion && { tramitacion: 'validation.required' }),
    ...(!values.formaPago && { formaPago: 'validation.required' }),
  };
}

/** What is sent of it: nothing that does not belong to its choices. */
export function agreementRequest(values: AgreementValues): NewAgreement {
  const { ibanDomiciliacion, ...read } = readForm(agreementForm, values, terms);
  return {
    ...read,
    datosFirmante: signerOf(values),
    tramitacionManual: values.tramitacion === 'papel',
    pagoDomiciliado: values.formaPago === 'domiciliacion',
    ...(ibanDomiciliacion && { ibanDomiciliacion: normalizeIban(ibanDomiciliacion) }),
  };
}
