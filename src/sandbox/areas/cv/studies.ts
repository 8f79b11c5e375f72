import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import type { Study } from '#core/contract/entities/study.ts';
import { duration } from '#core/contract/validation/duration.ts';
import { ranges } from '#core/contract/validation/number.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Db } from '../../db/database.ts';
import { type Bindable, sql } from '../../db/sql.ts';
import { degreeById } from '../domains/degrees.ts';
import { studyKind } from '../domains/study-levels.ts';
import { assertFilled } from '../../rules/person.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import type { StudentContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

interface StudyRow extends Pick<Study, 'id' | 'deLaUniversidad' | 'titulacion' | 'actual'> {
  complementaria: boolean;
  datos: Partial<Study>;
}

/** A study as it is sent. */
type StudyForm = Omit<Study, 'id' | 'deLaUniversidad'>;

/** Studies of a student, in the order in which they were added. */
export function studiesOf(db: Db, student: number): { studies: Study[]; training: Study[] } {
  const rows = db.all<StudyRow>(sql`SELECT * FROM study WHERE student = ${student} ORDER BY id`);
  const studies: Study[] = [];
  const training: Study[] = [];
  for (const { id, deLaUniversidad, complementaria, titulacion, actual, datos } of rows) {
    (complementaria ? training : studies).push({
      ...datos,
      id,
      deLaUniversidad,
      ...omitUndefined({ titulacion, actual }),
    });
  }
  return { studies, training };
}

/**
 * Refuses with `dataMissing` studies without a name, a duration that says none, and a grade out of the range or with
 * more than two decimals.
 */
function assertComplete({ titulacion, titulacionTexto, duracion, nota }: StudyForm, brand: Brand): void {
  if (titulacion === undefined && !titulacionTexto?.trim()) refuseFields(['titulacion']);
  if (duration(duracion ?? '')) refuseFields(['duracion']);
  const { min, max } = brand.settings.rangoNota ?? ranges.nota;
  if (nota !== undefined && (nota < min || nota > max || !/^-?\d+(?:\.\d{1,2})?$/.test(String(nota))))
    refuseFields(['nota']);
}

/** Refuses with `alreadyExisted` studies that stand in the CV already. */
function assertNew({ db, user }: StudentContext, form: StudyForm, deLaUniversidad: boolean, but = 0): void {
  const name = (study: StudyForm): string => study.titulacionTexto?.trim().toLocaleLowerCase('es') ?? '';
  const { studies, training } = studiesOf(db, user.id);
  const same = [...studies, ...training].some(
    (study) =>
      study.id !== but &&
      study.deLaUniversidad === deLaUniversidad &&
      study.titulacion === form.titulacion &&
      name(study) === name(form) &&
      (study.centro ?? '') === (form.centro ?? ''),
  );
  if (same) refuse(codes.alreadyExisted);
}

/** Columns of a study; level and kind come from the degree where the form leaves them out. */
function rowOf(form: StudyForm): Record<string, Bindable> {
  const { titulacion, actual, ...others } = form;
  const degree = degreeById(titulacion);
  const datos = {
    ...others,
    nivel: others.nivel ?? degree?.level,
    tipoFormacion: others.tipoFormacion ?? degree?.kind,
  };
  return { titulacion, actual, complementaria: datos.tipoFormacion === studyKind.complementary, datos };
}

function add(context: StudentContext, form: StudyForm, deLaUniversidad: boolean): { idNuevaAlta: number } {
  assertComplete(form, context.brand);
  assertNew(context, form, deLaUniversidad);
  const { db, user } = context;
  return { idNuevaAlta: db.insert('study', { student: user.id, deLaUniversidad, ...rowOf(form) }) };
}

/**
 * Removes studies. Refuses with `studiesNotFound` an unknown row, `lastStudies` the last one, except complementary
 * training.
 */
function remove({ db, user }: StudentContext, id: number, deLaUniversidad: boolean): void {
  const { studies, training } = studiesOf(db, user.id);
  const found = [...studies, ...training].find((study) => study.id === id);
  if (found?.deLaUniversidad !== deLaUniversidad) refuse(codes.studiesNotFound);
  if (studies.length === 1 && studies[0]?.id === id) refuse(codes.lastStudies);
  db.delete('study', { id, student: user.id });
}

export const studyHandlers = {
  addEstudio: (context, form) => add(context, form as StudyForm, false),

  addEstudioUniversidad: (context, form) => {
    assertFilled(form, ['titulacion']);
    if (!degreeById(form.titulacion)) refuse(codes.studiesNotFound);
    return add(context, form as StudyForm, true);
  },

  editEstudio: (context, { id, ...form }) => {
    const { db, user, brand } = context;
    const { studies, training } = studiesOf(db, user.id);
    const found = [...studies, ...training].find((study) => study.id === id);
    if (!found) return refuse(codes.studiesNotFound);
    if (found.deLaUniversidad && !degreeById(form.titulacion)) refuse(codes.studiesNotFound);
    assertComplete(form as StudyForm, brand);
    assertNew(context, form as StudyForm, found.deLaUniversidad, id);
    db.update('study', { id, student: user.id }, rowOf(form as StudyForm));
    return undefined;
  },

  delEstudio: (context, { id }) => remove(context, id, false),

  bajaEstudioUniversidad: (context, { id }) => remove(context, id, true),
} satisfies Partial<Handlers>;
