import * as codes from '#core/contract/codes.ts';
import type { Guide } from '#core/contract/entities/guide.ts';
import { sql } from '../../db/sql.ts';
import { degreeById, degreeIn } from '../domains/degrees.ts';
import type { FileColumns } from '../../files/file-service.ts';
import { refuse } from '../../refusal.ts';
import type { Handlers } from '../../handler.ts';

type GuideRow = Pick<Guide, 'id' | 'titulo' | 'descripcion'> & FileColumns & { imagen?: number };

export const guidance = {
  dameGuiaOrientacion: ({ db, files }) =>
    db
      .all<GuideRow>(sql`SELECT id, titulo, descripcion, imagen, file, enlace FROM guide ORDER BY orden, id`)
      .map(({ imagen, ...guide }) => ({
        ...guide,
        ...(imagen !== undefined && { urlImagen: files.link({ file: imagen }) }),
        urlFichero: files.link(guide),
      })),

  dameTitulacionesActuales: ({ db, user, language }) => {
    const studies = db.all<{ titulacion?: number; actual?: boolean }>(sql`
      SELECT titulacion, actual FROM study WHERE student = ${user.id} AND NOT complementaria ORDER BY id`);
    if (studies.length === 0) refuse(codes.noStudies);
    const current = studies.filter(({ actual }) => actual).map(({ titulacion }) => titulacion);
    return [...new Set(current)].flatMap((id) => {
      const degree = degreeById(id);
      return degree ? [degreeIn(degree, language)] : [];
    });
  },
} satisfies Partial<Handlers>;
