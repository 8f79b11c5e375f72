import * as codes from '#core/contract/codes.ts';
import { profiles } from '#core/contract/constants.ts';
import { isMinor } from '#core/model/minors.ts';
import type { BaseContext } from '../../context.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import { textIn } from '../../texts/translated.ts';

type Context = Pick<BaseContext, 'db' | 'now' | 'brand'>;

const name = {
  es: 'Autorización de la familia',
  ca: 'Autorització de la família',
  en: 'Authorisation of the family',
};

const description = {
  es: 'Antes de empezar las prácticas: firmada por quien tiene tu patria potestad o tutela (Código Civil, arts. 154 y 162).',
  ca: 'Abans de començar les pràctiques: signada per qui té la teva pàtria potestat o tutela (Codi Civil, arts. 154 i 162).',
  en: 'Before the placement starts: signed by who has parental authority or guardianship over you (Código Civil, arts. 154 and 162).',
};

interface Request {
  student: number;
  /** The document as it is asked for, if it is. */
  idDocumento?: number;
  entregado: boolean;
}

/** The authorisation that a placement of a minor needs; nothing for jobs and adults. */
function needed({ db, now, brand }: Context, candidacy: number): Request | undefined {
  const row = db.get<Request & { fechaNacimiento?: string }>(sql`
    SELECT candidacy.student, fechaNacimiento, asked.id AS idDocumento, EXISTS (
        SELECT 1 FROM student_document WHERE student_document.student = candidacy.student
          AND destino = 'documentosProcesos' AND student_document.idDocumento = asked.id) AS "entregado:boolean"
    FROM candidacy JOIN offer ON offer.id = candidacy.offer JOIN student ON student.id = candidacy.student
    LEFT JOIN process_document AS asked ON asked.student = candidacy.student AND asked.idProceso = candidacy.id
    WHERE candidacy.id = ${candidacy} AND idPerfil = ${profiles.practicas}`);
  return row && isMinor(row.fechaNacimiento, now.today, brand.settings.menores) ? row : undefined;
}

/** Asks a selected minor for the authorisation of the family, once for each placement. */
export function askForAuthorisation(context: Context, candidacy: number): void {
  const request = needed(context, candidacy);
  if (!request || request.idDocumento !== undefined) return;
  const { db, brand } = context;
  db.insert('process_document', {
    student: request.student,
    nombre: textIn(name, brand.defaultLanguage),
    descripcion: textIn(description, brand.defaultLanguage),
    idProceso: candidacy,
  });
}

/** Refuses with `documentsMissing` to assign a place to a minor without that authorisation. */
export function assertAuthorised(context: Context, candidacy: number): void {
  const request = needed(context, candidacy);
  if (request && !request.entregado) refuse(codes.documentsMissing);
}
