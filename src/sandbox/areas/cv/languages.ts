import * as codes from '#core/contract/codes.ts';
import type { SpokenLanguage } from '#core/contract/entities/cv.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import type { Handlers } from '../../handler.ts';

export function languagesOf(db: Db, student: number): SpokenLanguage[] {
  return db.all<SpokenLanguage>(
    sql`SELECT id, idioma, nivel FROM spoken_language WHERE student = ${student} ORDER BY id`,
  );
}

/** Refuses with `alreadyExisted` a language already in the CV. */
function assertNew(db: Db, student: number, idioma: number, but = 0): void {
  const same = languagesOf(db, student).some((it) => it.idioma === idioma && it.id !== but);
  if (same) refuse(codes.alreadyExisted);
}

export const languageHandlers = {
  addIdioma: ({ db, user }, { idioma, nivel }) => {
    assertNew(db, user.id, idioma);
    return { idNuevaAlta: db.insert('spoken_language', { student: user.id, idioma, nivel }) };
  },

  editIdioma: ({ db, user }, { id, idioma, nivel }) => {
    assertNew(db, user.id, idioma, id);
    const changed = db.update('spoken_language', { id, student: user.id }, { idioma, nivel });
    if (changed === 0) refuse(codes.actionNotAllowed);
  },

  delIdioma: ({ db, user }, { id }) => {
    db.delete('spoken_language', { id, student: user.id });
  },
} satisfies Partial<Handlers>;
