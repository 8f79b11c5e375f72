import type { NewAgreement } from '#core/contract/entities/agreement.ts';
import type { BaseContext } from '../../context.ts';
import { textPdf } from '../../pdf/text-pdf.ts';
import { type Teller, tellOf } from '../../telling/tell.ts';
import type { CompanyRow } from '../companies/company-row.ts';
import { agreementText } from './agreement-text.ts';
import { keepDay } from './move.ts';

/** Name under which the agreement to sign is downloaded. */
const fileName = 'convenio';

/** Makes an agreement with its document to sign, and tells the company. */
export function generateAgreement(
  context: Teller & Pick<BaseContext, 'files' | 'language'>,
  company: CompanyRow,
  datos: NewAgreement,
): { id: number; file: number } {
  const { db, brand, files, now, language } = context;
  const content = textPdf(agreementText(brand, company, datos, now.today, language));
  const file = files.add({ nombre: fileName, extension: 'pdf', content });
  const id = db.insert('agreement', { company: company.id, fecha: now.today, datos, generado: file });
  keepDay(db, id, 'Generado', now.today);
  tellOf(context, 'agreementGenerated', company.id, { company: company.nombreComercial });
  return { id, file };
}
