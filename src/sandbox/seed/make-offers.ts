import type { Db } from '../db/database.ts';
import { type Bindable, sql } from '../db/sql.ts';
import { state } from '../areas/applications/candidacy.ts';

/* Rows around offers, in the manner of `make.ts`. */

type Values = Readonly<Record<string, Bindable>>;

/** An offer with its address. */
export interface MadeOffer {
  id: number;
  urlAcceso: string;
}

/** An active placement offer (a job with `idPerfil: 1`), open to all degrees unless some are `requeridas`. */
export function makeOffer(
  db: Db,
  company: number,
  { requeridas = [], ...values }: Values & { requeridas?: readonly number[] } = {},
): MadeOffer {
  const number = (db.value<number>(sql`SELECT max(id) FROM offer`) ?? 0) + 1;
  const row = {
    company,
    urlAcceso: `oferta-${number}`,
    idPerfil: 2,
    estado: 'activa',
    titulo: `Oferta ${number}`,
    fecha: '2026-01-15',
    pais: 1,
    provincia: 7,
    ...values,
  };
  const id = db.insert('offer', row);
  for (const titulacion of requeridas)
    db.insert('offer_degree', { offer: id, titulacion, clase: 'requerida' });
  return { id, urlAcceso: String(row.urlAcceso) };
}

/** Studies of a student; by default current ones at the university. */
export function makeStudy(db: Db, student: number, values: Values = {}): number {
  return db.insert('study', { student, deLaUniversidad: true, titulacion: 101, actual: true, ...values });
}

/** A candidacy with the step that led to its state. */
export function makeCandidacy(db: Db, offer: number, student: number, values: Values = {}): number {
  const row = { estado: state.enrolled, fecha: '2026-02-01T10:00:00', ...values };
  const id = db.insert('candidacy', { offer, student, ...row });
  db.insert('candidacy_step', { candidacy: id, estado: row.estado, fecha: row.fecha, quien: 'estudiante' });
  return id;
}

/** A placement under way. */
export function makePlacement(db: Db, student: number, company: number, values: Values = {}): number {
  return db.insert('placement', {
    student,
    company,
    titulo: 'Prácticas de taller',
    estado: 'activa',
    fechaInicio: '2026-02-02',
    fechaFin: '2026-06-30',
    ...values,
  });
}
