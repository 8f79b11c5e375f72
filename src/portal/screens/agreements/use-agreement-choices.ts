import {
  dameContactosConveniosEmpresa,
  dameContactosFacturacionEmpresa,
  dameCuentasFacturacion,
} from '#core/contract/calls/company.ts';
import type { Contact } from '#core/contract/entities/contact.ts';
import type { FiscalAccount } from '#core/contract/entities/fiscal-account.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import type { SelectOption, SelectOptions } from '#portal/forms/form/select-options.ts';
import { useFailedAnswer } from '#portal/forms/parts/use-failed-options.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';

/** Options of the choice fields of an agreement. */
export interface AgreementChoices {
  managers: SelectOptions;
  billing: SelectOptions;
  accounts: SelectOptions;
}

function useOptions<T>(
  answer: QueryState<readonly T[]>,
  retry: () => Promise<unknown>,
  optionOf: (row: T) => SelectOption,
): SelectOptions {
  const failed = useFailedAnswer(answer, retry);
  if (answer.state === 'loading') return answer;
  if (answer.state === 'failed') return failed;
  const { datos, omitted } = answer;
  return { state: 'ready', options: datos.map(optionOf), ...(omitted && { omitted }) };
}

const contactOption = ({ idContacto, nombre, apellidos, puesto }: Contact): SelectOption => ({
  value: String(idContacto),
  label: [[nombre, apellidos].filter(Boolean).join(' '), puesto].filter(Boolean).join(', '),
});

const accountOption = ({ idCuenta, NombreFiscal, CIF }: FiscalAccount): SelectOption => ({
  value: String(idCuenta),
  label: `${NombreFiscal} (${CIF})`,
});

/** Loads the contacts and fiscal accounts of the company that an agreement can name. */
export function useAgreementChoices(): AgreementChoices {
  const managers = useQueryAnswer(dameContactosConveniosEmpresa, {});
  const billing = useQueryAnswer(dameContactosFacturacionEmpresa, {});
  const accounts = useQueryAnswer(dameCuentasFacturacion, {});
  return {
    managers: useOptions(
      managers,
      () => queryCache.refresh(dameContactosConveniosEmpresa, {}),
      contactOption,
    ),
    billing: useOptions(
      billing,
      () => queryCache.refresh(dameContactosFacturacionEmpresa, {}),
      contactOption,
    ),
    accounts: useOptions(accounts, () => queryCache.refresh(dameCuentasFacturacion, {}), accountOption),
  };
}

/** Ids of the options; empty until they have loaded. */
export function idsOf(options: SelectOptions): number[] {
  return options.state === 'ready' ? options.options.map(({ value }) => Number(value)) : [];
}
