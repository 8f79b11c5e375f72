import type { BaseContext } from '../../context.ts';
import { sql } from '../../db/sql.ts';
import { textIn } from '../../texts/translated.ts';

/** Name of the certificate, as it is asked for. */
export const certificateName = {
  es: 'Certificado de delitos de naturaleza sexual',
  ca: 'Certificat de delictes de naturalesa sexual',
  en: 'Certificate of no sexual offences',
};

const description = {
  es: 'Antes de empezar las prácticas en un centro con menores (LO 8/2021, art. 57). Se pide gratis al Ministerio de Justicia.',
  ca: 'Abans de començar les pràctiques en un centre amb menors (LO 8/2021, art. 57). Es demana gratis al Ministeri de Justícia.',
  en: 'Before a placement at a centre with minors starts (LO 8/2021, art. 57). The Ministry of Justice gives it for free.',
};

/** Asks a student for the certificate that placements with minors need, unless it has been asked for already. */
export function askForCertificate({ db, brand }: Pick<BaseContext, 'db' | 'brand'>, student: number): void {
  const nombre = textIn(certificateName, brand.defaultLanguage);
  const asked = db.value(
    sql`SELECT 1 FROM process_document WHERE student = ${student} AND nombre = ${nombre}`,
  );
  if (asked) return;
  const descripcion = textIn(description, brand.defaultLanguage);
  db.insert('process_document', { student, nombre, descripcion });
}
