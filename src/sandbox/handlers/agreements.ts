import { agreementText } from '../agreements/agreement-text.ts';
import { checkedAgreement } from '../agreements/agreement-form.ts';
import { agreementOf, agreementRows } from '../agreements/agreement-row.ts';
import { assertNoProblem, companyRow } from '../companies/company-row.ts';
import { sql } from '../db/sql.ts';
import { textPdf } from '../pdf/text-pdf.ts';
import { refuse } from '../refusal.ts';
import { agreementState, agreementTransitions } from '../rules/agreement.ts';
import { nextState } from '../rules/transitions.ts';
import type { CompanyContext } from './context.ts';
import type { Handlers } from './handler.ts';

/** Name under which the agreement to sign is downloaded. */
const fileName = 'convenio';

/** Refuses with 48 where the brand has no agreements. */
function assertModule({ brand }: CompanyContext): void {
  if (!brand.settings.modulos.convenios) refuse(48);
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
    const { db, user, brand, files, now, language } = context;
    assertModule(context);
    if (!brand.settings.canCrearConvenio) refuse(48);
    const company = companyRow(db, user.company);
    assertNoProblem(company);
    const datos = checkedAgreement(context, form);
    const content = textPdf(agreementText(brand, company, datos, now.today, language));
    const generado = files.add({ nombre: fileName, extension: 'pdf', content });
    const idConvenio = db.insert('agreement', { company: user.company, fecha: now.today, datos, generado });
    return { enlace: files.link({ file: generado }), idConvenio };
  },

  adjuntaFicheroAlConvenioEmpresa: (context, { idConvenio, ...upload }) => {
    const { db, user, files, now } = context;
    assertModule(context);
    const [row] = agreementRows(db, user.company, sql`agreement.id = ${idConvenio}`);
    if (!row) return refuse(48);
    const estado = nextState(agreementTransitions, agreementState(row, now.today), 'sign');
    if (!estado) return refuse(49);
    const same = row.sha256 !== undefined && row.sha256 === files.fingerprint(upload);
    if (same || (row.enlaceFirmado !== undefined && row.enlaceFirmado === upload.enlace)) refuse(56);
    const { file, enlace } = files.keep(upload);
    const signed = { firmado: file, enlaceFirmado: enlace, observaciones: null };
    db.update('agreement', { id: idConvenio }, { estado, ...signed });
    if (row.firmado !== undefined) db.delete('file', { id: row.firmado });
    return undefined;
  },
} satisfies Partial<Handlers>;
