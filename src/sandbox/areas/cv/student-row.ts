import * as codes from '#core/contract/codes.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { PersonalData } from '#core/contract/entities/personal-data.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';

/** Part of a CV stored in one JSON column: choices, texts and settings. */
export type StudentProfile = Partial<
  Pick<
    Cv,
    | 'sectoresInteres'
    | 'competencias'
    | 'presentacion'
    | 'enlacePortfolio'
    | 'tienePermisoTrabajo'
    | 'idPeriodoPreferenciaPracticas'
    | 'idNivelFormativoSNE'
  > &
    Cv['interes']
>;

/** Preferences and stays abroad: what editProfesionales sends. */
export type StudentPreferences = Omit<Cv['profesional'], 'experiencia'>;

export interface StudentRow {
  id: number;
  nombre: string;
  apellido1: string;
  apellido2?: string;
  email: string;
  emailEstudiante?: string;
  tipoDocumento?: number;
  numeroDocumento?: string;
  fechaNacimiento?: string;
  personales: Partial<PersonalData>;
  busquedaPracticasActiva: boolean;
  busquedaTrabajoActiva: boolean;
  validadoDOIP: boolean;
  perfil: StudentProfile;
  preferencias: StudentPreferences;
  imagen?: number;
  matriculadoPracticas: boolean;
  practicasPendientes: boolean;
  /** Absent for someone of neither unit. */
  unidad?: 'UTP' | 'UTE';
  /** Credits (ECTS) passed in the current studies. */
  creditosSuperados: number;
  /** How many education requests the university allows. */
  solicitudesEducacion: number;
}

export function studentRow(db: Db, id: number): StudentRow {
  return db.get<StudentRow>(sql`SELECT * FROM student WHERE id = ${id}`) ?? refuse(codes.noPortalAccess);
}

/** Sets keys of the profile; a key that is undefined goes away. */
export function changeProfile(
  db: Db,
  student: number,
  changes: Partial<Record<keyof StudentProfile, unknown>>,
): void {
  const { perfil } = studentRow(db, student);
  db.update('student', { id: student }, { perfil: { ...perfil, ...changes } });
}
