import * as codes from '#core/contract/codes.ts';
import { checkedAgreement } from './agreement-form.ts';
import { generateAgreement } from './generate.ts';
import { agreementOf, agreementRows } from './agreement-row.ts';
import { assertNoProblem, companyRow } from '../companies/company-row.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import { moveAgreement } from './move.ts';
import { agreementState, agreementTransitions } from './rules.ts';
import { nextState } from '../../rules/transitions.ts';
import type { CompanyContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

/** Refuses with `actionNotAllowed` where the brand has no agreements. */
function assertModule({ brand }: CompanyContext): void {
  if (!brand.settings.modulos.convenios) refuse(codes.actionNotAllowed);
}

/** Agreements between companies and the university. */
export const agreements = {
  dameConveniosEmpresa: ({ db, user, files, now }) =>
    agreementRows(db, user.company).map((row) => agreementOf(row, files, now.today)),

  dameDetalleUltimoConvenioEmpresa: ({ db, user, files, now }) => {
    const [latest] = agreementRows(db, user.company);
    return latest && agreementOf(latest, files, now.today);
  },

  addConvenioEmpresa: (context, form) => {
    const { db, user, brand, files } = context;
    assertModule(context);
    if (!brand.settings.canCrearConvenio) refuse(codes.actionNotAllowed);
    const company = companyRow(db, user.company);
    assertNoProblem(company);
    const datos = checkedAgreement(context, form);
    const { id, file } = generateAgreement(context, company, datos);
    return { enlace: files.link({ file }), idConvenio: id };
  },

  adjuntaFicheroAlConvenioEmpresa: (context, { idConvenio, ...upload }) => {
    const { db, user, files, now } = context;
    assertModule(context);
    const [row] = agreementRows(db, user.company, sql`agreement.id = ${idConvenio}`);
    if (!row) return refuse(codes.actionNotAllowed);
    const estado = nextState(agreementTransitions, agreementState(row, now.today), 'sign');
    if (!estado) return refuse(codes.statusCannotChange);
    const same = row.sha256 !== undefined && row.sha256 === files.fingerprint(upload);
    if (same || (row.enlaceFirmado !== undefined && row.enlaceFirmado === upload.enlace))
      refuse(codes.documentUploaded);
    const { file, enlace } = files.keep(upload);
    const signed = { firmado: file, enlaceFirmado: enlace, observaciones: null };
    moveAgreement(context, idConvenio, estado, signed);
    if (row.firmado !== undefined) db.delete('file', { id: row.firmado });
    return undefined;
  },
} satisfies Partial<Handlers>;
