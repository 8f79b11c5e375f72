import {
  type AgreementState,
  agreementStates,
  type NewAgreement,
} from '#core/contract/entities/agreement.ts';
import { storeStateDay } from '../areas/agreements/move.ts';
import { agreementText } from '../areas/agreements/agreement-text.ts';
import { companyRow } from '../areas/companies/company-row.ts';
import { sql } from '../db/sql.ts';
import { addFile } from '../files/file-service.ts';
import { textPdf } from '../pdf/text-pdf.ts';
import type { SeedContext, SeedPart } from './context.ts';
import { pdfFile } from './example-files.ts';
import { personaCompany } from './persona-rows.ts';

/** States that an agreement usually passes through. */
const usualStates = ['Generado', 'Firmado empresa', 'Enviado Secretaría', 'Formalizado'] as const;

/** States that an agreement has passed through, by its current state. */
const pathTo: Readonly<Record<AgreementState, readonly AgreementState[]>> = {
  Generado: usualStates.slice(0, 1),
  'Firmado empresa': usualStates.slice(0, 2),
  'Erróneo empresa': [...usualStates.slice(0, 2), 'Erróneo empresa'],
  'Enviado Secretaría': usualStates.slice(0, 3),
  Formalizado: usualStates,
  Caducado: usualStates,
};

/** Days that each step of an agreement takes, up to today. */
const daysPerStep = 3;

/**
 * An agreement of a company.
 * @param from days from today on which it was made
 */
export function addAgreement(
  context: SeedContext,
  company: number,
  estado: AgreementState,
  from: number,
): void {
  const { db, brand, day, random, text } = context;
  const contacts = db.column<number>(sql`SELECT id FROM contact WHERE company = ${company} ORDER BY id`);
  const account = db.value<number>(sql`SELECT min(id) FROM fiscal_account WHERE company = ${company}`);
  const [management] = contacts;
  if (management === undefined || account === undefined) return;
  const row = companyRow(db, company);
  const { nombre = 'Rosa', apellidos = 'Camps', dni, cargo = 'Gerencia' } = row.datos.firmante ?? {};
  const direct = random.chance(0.5);
  const order = random.chance(0.5);
  const datos: NewAgreement = {
    idContactoEmpresaGestion: management,
    idContactoEmpresaFacturacion: contacts.at(-1) ?? management,
    tramitacionManual: random.chance(0.5),
    idCuentaFacturacion: account,
    datosFirmante: { nombre, apellidos, cargo, ...(dni && { dni }) },
    requierePedido: order,
    ...(order && { pedidoAnual: true, numeroPedido: `2026/${random.int(100, 999)}-«B»` }),
    pagoDomiciliado: direct,
    ...(direct && row.iban && { ibanDomiciliacion: row.iban }),
  };
  const printed = agreementText(brand, row, datos, day(from), brand.defaultLanguage);
  const signed = estado !== 'Generado';
  const agreement = db.insert('agreement', {
    company,
    estado,
    fecha: day(from),
    fechaCaducidad:
      estado === 'Caducado' ? day(from + 365) : estado === 'Formalizado' ? day(from + 4 * 365) : null,
    datos,
    observaciones:
      estado === 'Erróneo empresa'
        ? text({
            es: 'Falta la firma en la "última" página.',
            ca: 'Falta la signatura a l’"última" pàgina.',
            en: 'The signature on the "last" page is missing.',
          })
        : null,
    generado: addFile(db, { nombre: 'convenio', extension: 'pdf', content: textPdf(printed) }),
    firmado: signed ? pdfFile(db, 'convenio-firmado', row.nombreFiscal) : null,
  });
  pathTo[estado].forEach((step, index) =>
    storeStateDay(db, agreement, step, day(Math.min(from + daysPerStep * index, 0))),
  );
}

/** Agreements in every state; the main company has had one of each. */
export const seedAgreements: SeedPart = (context) => {
  const { db, brand, random } = context;
  if (!brand.settings.modulos.convenios) return;
  const oldestFirst: readonly AgreementState[] = [
    'Caducado',
    'Formalizado',
    'Enviado Secretaría',
    'Firmado empresa',
    'Erróneo empresa',
    'Generado',
  ];
  const main = personaCompany(context, 'company');
  oldestFirst.forEach((estado, index) => addAgreement(context, main, estado, -900 + 150 * index));
  const others = db.column<number>(
    sql`SELECT id FROM company WHERE estado = 'validada' AND id <> ${main} ORDER BY id`,
  );
  random.some(others, 18).forEach((company, index) => {
    const estado = agreementStates[index % agreementStates.length] ?? 'Generado';
    addAgreement(
      context,
      company,
      estado,
      estado === 'Caducado' ? -random.int(400, 900) : -random.int(2, 300),
    );
  });
};
