import type { NewAgreement } from '#api/entities/agreement.ts';
import { iban, normalizeIban } from '#api/validation/iban.ts';
import { dni } from '#api/validation/identity.ts';
import { lengths } from '#api/validation/text.ts';
import { belongsTo } from '../companies/company-row.ts';
import type { CompanyContext } from '../handlers/context.ts';
import { refuse } from '../refusal.ts';
import { assertEmail, assertFilled, assertPhone } from '../rules/person.ts';

/** The account of a direct debit. Refuses with 72 without one, with 73 a wrong one. */
function accountToDebit({ ibanDomiciliacion = '' }: NewAgreement): string {
  if (ibanDomiciliacion.trim() === '') refuse(72);
  return iban(ibanDomiciliacion) ? refuse(73) : normalizeIban(ibanDomiciliacion);
}

/** Refuses with 15 contacts and accounts that are not the company's. */
function assertOwn({ db, user }: CompanyContext, form: NewAgreement): void {
  for (const contact of [form.idContactoEmpresaGestion, form.idContactoEmpresaFacturacion]) {
    if (!belongsTo(db, user.company, 'contact', contact)) refuse(15);
  }
  if (!belongsTo(db, user.company, 'fiscal_account', form.idCuentaFacturacion)) refuse(15);
}

/** What a company asks for, without what does not belong to its choices. Refuses with 15, 66, 69, 70, 72 and 73. */
export function checkedAgreement(context: CompanyContext, form: NewAgreement): NewAgreement {
  assertOwn(context, form);
  const { datosFirmante: signatory, requierePedido, pagoDomiciliado } = form;
  const { min } = lengths.text;
  if ([signatory.nombre, signatory.apellidos, signatory.cargo].some(({ length }) => length < min)) refuse(15);
  const yearly = requierePedido && form.pedidoAnual === true;
  if (yearly) assertFilled(form, ['numeroPedido']);
  if (signatory.dni && dni(signatory.dni)) refuse(66);
  assertEmail(signatory.email);
  assertPhone(signatory.telefono);
  const checked = { ...form };
  if (!requierePedido) delete checked.pedidoAnual;
  if (!yearly) delete checked.numeroPedido;
  if (pagoDomiciliado) checked.ibanDomiciliacion = accountToDebit(form);
  else delete checked.ibanDomiciliacion;
  return checked;
}
