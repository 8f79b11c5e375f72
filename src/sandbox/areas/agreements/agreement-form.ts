import * as codes from '#core/contract/codes.ts';
import type { NewAgreement } from '#core/contract/entities/agreement.ts';
import { iban, normalizeIban } from '#core/contract/validation/iban.ts';
import { belongsTo } from '../companies/company-row.ts';
import { contactsOf, tasks } from '../companies/contacts.ts';
import type { CompanyContext } from '../../context.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { assertFilled } from '../../rules/person.ts';
import { assertSignatory } from '../../rules/signatory.ts';

/** Validates the direct debit account. Refuses with `ibanMissing` a missing, with `badIban` an invalid IBAN. */
function accountToDebit({ ibanDomiciliacion = '' }: NewAgreement): string {
  if (ibanDomiciliacion.trim() === '') refuse(codes.ibanMissing);
  return iban(ibanDomiciliacion) ? refuse(codes.badIban) : normalizeIban(ibanDomiciliacion);
}

/** Refuses with `dataMissing` contacts and fiscal accounts of other companies, and contacts with another task. */
function assertOwn({ db, user }: CompanyContext, form: NewAgreement): void {
  const can = (contact: number, types: readonly number[]): boolean =>
    contactsOf(db, user.company, types).some(({ idContacto }) => idContacto === contact);
  const wrong = [
    ...(can(form.idContactoEmpresaGestion, tasks.agreements) ? [] : ['idContactoEmpresaGestion']),
    ...(can(form.idContactoEmpresaFacturacion, tasks.invoices) ? [] : ['idContactoEmpresaFacturacion']),
    ...(belongsTo(db, user.company, 'fiscal_account', form.idCuentaFacturacion)
      ? []
      : ['idCuentaFacturacion']),
  ];
  if (wrong.length > 0) refuseFields(wrong);
}

/**
 * Validates an agreement request and drops fields irrelevant to its choices. Refuses with `dataMissing`,
 * `badIdentityDocument`, `badEmail`, `badPhone`, `ibanMissing` and `badIban`.
 */
export function checkedAgreement(context: CompanyContext, form: NewAgreement): NewAgreement {
  assertOwn(context, form);
  const { datosFirmante: signatory, requierePedido, pagoDomiciliado } = form;
  assertSignatory(signatory, 'datosFirmante');
  const yearly = requierePedido && form.pedidoAnual === true;
  if (yearly) assertFilled(form, ['numeroPedido']);
  const checked = { ...form };
  if (!requierePedido) delete checked.pedidoAnual;
  if (!yearly) delete checked.numeroPedido;
  if (pagoDomiciliado) checked.ibanDomiciliacion = accountToDebit(form);
  else delete checked.ibanDomiciliacion;
  return checked;
}
