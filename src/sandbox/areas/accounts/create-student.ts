import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { BaseContext } from '../../context.ts';

/** Data of a new student at registration. */
export interface NewStudent {
  nombre: string;
  apellido1: string;
  apellido2?: string | undefined;
  email: string;
  password: string;
  telefonoMovil?: string | undefined;
  tipoDocumento: number;
  /** Normalized. */
  numeroDocumento: string;
  fechaNacimiento?: string | undefined;
  titulacion?: number | undefined;
  egresado: boolean;
}

/** Finds uses of an email address: as a student's user name, or by another account. */
export function emailsInUse(db: Db, email: string): 'account' | 'person' | undefined {
  if (db.value(sql`SELECT 1 FROM account WHERE kind = 'alumno' AND usuario = ${email}`)) return 'account';
  const used = db.value(sql`
    SELECT 1 FROM student WHERE email = ${email} OR emailEstudiante = ${email}
    UNION SELECT 1 FROM contact WHERE email = ${email}`);
  return used ? 'person' : undefined;
}

/** Creates the account of a student, who accepted the data protection notice while registering. */
export function createStudent(
  { db, now, passwords }: Pick<BaseContext, 'db' | 'now' | 'passwords'>,
  student: NewStudent,
): number {
  const { password, titulacion, telefonoMovil, egresado, email, ...person } = student;
  const id = db.insert('account', {
    kind: 'alumno',
    usuario: email,
    email,
    password: passwords.hash(password),
    rgpdAceptado: now.local,
  });
  db.insert('student', {
    id,
    nombre: person.nombre,
    apellido1: person.apellido1,
    apellido2: person.apellido2,
    email,
    tipoDocumento: person.tipoDocumento,
    numeroDocumento: person.numeroDocumento,
    fechaNacimiento: person.fechaNacimiento,
    egresado,
    conPracticas: !egresado,
    personales: telefonoMovil ? { telefonoMovil } : {},
  });
  if (titulacion !== undefined) {
    db.insert('study', { student: id, deLaUniversidad: true, titulacion, actual: !egresado });
  }
  return id;
}
