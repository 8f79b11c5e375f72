import type { NewAgreement } from '#core/contract/entities/agreement.ts';
import type { BaseContext } from '../../context.ts';
import { textPdf } from '../../pdf/text-pdf.ts';
import { type NotificationContext, notifyAbout } from '../../notifications/notify-about.ts';
import type { CompanyRow } from '../companies/company-row.ts';
import { agreementText } from './agreement-text.ts';
import { storeStateDay } from './move.ts';

/** Name under which the agreement to sign is downloaded. */
const fileName = 'convenio';

/** Generates an agreement with its document to sign and notifies the company. */
export function generateAgreement(
  context: NotificationContext & Pick<BaseContext, 'files' | 'language'>,
  company: CompanyRow,
  datos: NewAgreement,
): { id: number; file: number } {
  const { db, brand, files, now, language } = context;
  const content = textPdf(agreementText(brand, company, datos, now.today, language));
  const file = files.add({ nombre: fileName, extension: 'pdf', content });
  const id = db.insert('agreement', { company: company.id, fecha: now.today, datos, generado: file });
  storeStateDay(db, id, 'Generado', now.today);
  notifyAbout(context, 'agreementGenerated', company.id, { company: company.nombreComercial });
  return { id, file };
}
