import * as codes from '#core/contract/codes.ts';
import type { Experience } from '#core/contract/entities/experience.ts';
import { isInOrder } from '#core/contract/validation/dates.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { FileColumns, FileService } from '../../files/file-service.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import type { Handlers } from '../../handler.ts';

interface ExperienceRow extends FileColumns {
  id: number;
  puesto: string;
  datos: Omit<Experience, 'id' | 'puesto' | 'adjunto'>;
}

/** Work experience, the latest first. */
export function experienceOf(db: Db, files: FileService, student: number): Experience[] {
  const rows = db.all<ExperienceRow>(
    sql`SELECT id, puesto, datos, file, enlace FROM experience WHERE student = ${student}
      ORDER BY datos->>'fechaInicio' DESC, id DESC`,
  );
  return rows.map(({ id, puesto, datos, ...place }) => {
    const adjunto = files.link(place);
    return { ...datos, id, puesto, ...(adjunto !== '' && { adjunto }) };
  });
}

type Dates = Pick<Experience, 'enlace'> & { fechaInicio?: string | undefined; fechaFin?: string | undefined };

/** Refuses with `startAfterEnd` an end not after the start, `dataMissing` an invalid link. */
function assertRight({ fechaInicio, fechaFin, enlace }: Dates): void {
  if (!isInOrder(fechaInicio, fechaFin)) refuse(codes.startAfterEnd);
  if (enlace && !isWebAddress(enlace)) refuseFields(['enlace']);
}

const enlaceOf = (adjunto: string): { enlace?: string } => (adjunto === '' ? {} : { enlace: adjunto });

export const experienceHandlers = {
  addExperiencia: ({ db, user, files }, { adjunto, puesto, ...datos }) => {
    assertRight(datos as Dates);
    const place = adjunto ? files.keep(adjunto) : {};
    const id = db.insert('experience', { student: user.id, puesto, datos, ...place });
    return { idNuevaAlta: id, ...enlaceOf(files.link(place)) };
  },

  editExperiencia: ({ db, user, files }, { id, adjunto, puesto, ...datos }) => {
    const before = db.get<FileColumns>(
      sql`SELECT id, file, enlace FROM experience WHERE id = ${id} AND student = ${user.id}`,
    );
    if (!before) return refuse(codes.actionNotAllowed);
    assertRight(datos as Dates);
    const place: FileColumns = adjunto ? files.keep(adjunto) : before;
    const { file, enlace } = place;
    db.update('experience', { id }, { puesto, datos, file, enlace });
    if (file !== before.file) db.delete('file', { id: before.file });
    return enlaceOf(files.link(place));
  },

  delExperiencia: ({ db, user }, { id }) => {
    const file = db.value<number>(sql`SELECT file FROM experience WHERE id = ${id} AND student = ${user.id}`);
    db.delete('experience', { id, student: user.id });
    db.delete('file', { id: file });
  },
} satisfies Partial<Handlers>;
