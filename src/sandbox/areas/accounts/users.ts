import type { CallAudience } from '#core/contract/call.ts';

/** A student or graduate who is signed in. */
export interface StudentUser {
  kind: 'alumno';
  /** Id of the student, and of the account: both are one. */
  id: number;
  account: number;
  nombre: string;
  apellidos: string;
  egresado: boolean;
  /** The placement and the employment service, as far as both the person and the brand have them. */
  conPracticas: boolean;
  conEmpleo: boolean;
  soloCiclosUAX: boolean;
}

/** A contact signed in for one company. */
export interface CompanyUser {
  kind: 'empresa';
  account: number;
  contact: number;
  company: number;
  nombre: string;
  apellidos: string;
}

/** A respondent with a survey token. */
export interface SurveyUser {
  kind: 'encuesta';
  survey: number;
  /** Absent for someone anonymous. */
  account?: number;
  /** Names this access. */
  session: string;
}

export type PortalUser = StudentUser | CompanyUser;

interface Users {
  publico: undefined;
  alumno: StudentUser;
  empresa: CompanyUser;
  usuario: PortalUser;
  encuesta: SurveyUser;
}

/** User type of each audience. */
export type UserOf<W extends CallAudience> = Users[W];
