import * as codes from '#core/contract/codes.ts';
import type { AgreementState, NewAgreement } from '#core/contract/entities/agreement.ts';
import { languageIds, languages } from '#core/i18n/languages.ts';
import { agreementState, type AgreementAction, agreementTransitions } from '../../areas/agreements/rules.ts';
import { moveAgreement } from '../../areas/agreements/move.ts';
import { agreementRows } from '../../areas/agreements/agreement-row.ts';
import { generateAgreement } from '../../areas/agreements/generate.ts';
import { type CompanyRow } from '../../areas/companies/company-row.ts';
import { sql } from '../../db/sql.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { notifyAbout } from '../../notifications/notify-about.ts';
import { type ActionContext, rowFor, stateAfter } from './action.ts';

/* What the university does with agreements. */

interface Reviewed {
  company: number;
  nombreComercial: string;
  estado: AgreementState;
  fechaCaducidad?: string;
}

function agreementFor(
  context: ActionContext,
  id: number,
  action: AgreementAction,
): { company: number; name: string; estado: AgreementState } {
  const row = rowFor<Reviewed>(
    context,
    sql`SELECT company, nombreComercial, agreement.estado, fechaCaducidad
      FROM agreement JOIN company ON company.id = company WHERE agreement.id = ${id}`,
  );
  const estado = stateAfter(agreementTransitions, agreementState(row, context.now.today), action);
  return { company: row.company, name: row.nombreComercial, estado };
}

/** Marks a signed agreement as erroneous, with a remark. */
export function markErroneous(context: ActionContext, id: number, observaciones: string): void {
  const { company, name, estado } = agreementFor(context, id, 'findFault');
  moveAgreement(context, id, estado, { observaciones });
  notifyAbout(context, 'agreementErroneous', company, { company: name, reason: observaciones });
}

/** Passes an agreement on to be signed for the university. */
export function sendToSecretariat(context: ActionContext, id: number): void {
  const { estado } = agreementFor(context, id, 'sendToSecretariat');
  moveAgreement(context, id, estado, { observaciones: null });
}

/**
 * Puts an agreement into force. Refuses with `dataMissing` a last day that has gone by.
 * @param fechaCaducidad its last day, YYYY-MM-DD
 */
export function formalize(context: ActionContext, id: number, fechaCaducidad: string): void {
  const { company, name, estado } = agreementFor(context, id, 'formalize');
  if (fechaCaducidad < context.now.today) refuseFields(['fechaCaducidad']);
  moveAgreement(context, id, estado, { fechaCaducidad, observaciones: null });
  notifyAbout(context, 'agreementFormalized', company, ({ date }) => ({
    company: name,
    date: date(fechaCaducidad),
  }));
}

/** Builds the request for an agreement from the company's latest agreement, else from the company's own data. */
function termsOf({ db }: ActionContext, company: CompanyRow): NewAgreement {
  const [latest] = agreementRows(db, company.id);
  if (latest) return latest.datos;
  const contact = db.value<number>(sql`SELECT min(id) FROM contact WHERE company = ${company.id}`);
  const account = db.value<number>(sql`SELECT min(id) FROM fiscal_account WHERE company = ${company.id}`);
  const { firmante } = company.datos;
  if (contact === undefined || account === undefined || !firmante) return refuseFields(['empresa.firmante']);
  return {
    idContactoEmpresaGestion: contact,
    idContactoEmpresaFacturacion: contact,
    idCuentaFacturacion: account,
    tramitacionManual: false,
    requierePedido: false,
    pagoDomiciliado: false,
    datosFirmante: firmante as NewAgreement['datosFirmante'],
  };
}

/** States of an agreement in progress; a company in one of them gets no further agreement. */
const underWay: readonly AgreementState[] = [
  'Generado',
  'Firmado empresa',
  'Erróneo empresa',
  'Enviado Secretaría',
];

/**
 * Generates an agreement for a company, which then signs it. Refuses with `statusCannotChange` while one is under way,
 * and with `dataMissing` a company of which is not known who signs and whom to invoice.
 */
export function generateForCompany(context: ActionContext, id: number): void {
  const { db, brand, now } = context;
  const company = rowFor<CompanyRow & { estado: string }>(
    context,
    sql`SELECT * FROM company WHERE id = ${id} AND estado = 'validada'`,
  );
  const open = agreementRows(db, id).some((row) => underWay.includes(agreementState(row, now.today)));
  if (open) refuse(codes.statusCannotChange);
  const preferred = db.value<number>(sql`
    SELECT idIdiomaPreferido FROM contact JOIN account ON account.id = account WHERE company = ${id}
    ORDER BY contact.id LIMIT 1`);
  const language = languages.find((it) => languageIds[it] === preferred) ?? brand.defaultLanguage;
  generateAgreement({ ...context, language }, company, termsOf(context, company));
}
