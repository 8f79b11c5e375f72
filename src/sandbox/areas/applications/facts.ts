import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import type { MinorStudents } from '#core/model/minors.ts';

/** Fields of an offer set by the university only. */
export interface OfferConditions {
  /** Only for students who have no placement pending. */
  sinPracticasPendientes?: boolean;
  /** Message of the server after an application. */
  mensaje?: string;
}

/** Fields of the form that an applicant is measured by. */
type MeasuredField =
  | 'idiomas'
  | 'programasInformaticos'
  | 'permisosConducir'
  | 'coche'
  | 'disponibilidadExtranjero'
  | 'disponibilidadCambioResidencia'
  | 'experiencia'
  | 'edadMaxima'
  | 'admiteMenores'
  | 'nacionalidades'
  | 'paisesResidencia'
  | 'provinciasResidencia'
  | 'nivelesTitulaciones'
  | 'creditosSuperados'
  | 'fechaInicio'
  | 'fechaFin';

/** Terms of an offer that applications depend on. */
export interface ApplicationTerms
  extends Pick<EditableOffer, 'idPerfil'>, Partial<Pick<EditableOffer, MeasuredField>> {
  condiciones: OfferConditions;
  conServicio: boolean;
  /** The company is blocked, or the university has a problem with it. */
  empresaConProblema: boolean;
  /** Accepted degrees; empty for all. */
  requeridas: readonly number[];
  /** Programme that an applicant must have joined. */
  programaConAdhesion?: number;
}

export interface ApplicantStudy {
  titulacion?: number | undefined;
  nivel?: number | undefined;
  actual?: boolean | undefined;
}

export interface Period {
  /** YYYY-MM-DD */
  fechaInicio: string;
  fechaFin: string;
}

/** Facts about an applicant. */
export interface Applicant {
  conPracticas: boolean;
  conEmpleo: boolean;
  unidad?: 'UTP' | 'UTE' | undefined;
  matriculadoPracticas: boolean;
  busquedaPracticasActiva: boolean;
  busquedaTrabajoActiva: boolean;
  practicasPendientes: boolean;
  /** Credits (ECTS) passed in the current studies. */
  creditosSuperados: number;
  tieneCvPropio: boolean;
  necesitaPermisoTrabajo: boolean;
  tienePermisoTrabajo: boolean;
  /** Without complementary training. */
  estudios: readonly ApplicantStudy[];
  idiomas: readonly { idioma: number; nivel: number }[];
  programasInformaticos: readonly number[];
  permisosConducir: readonly number[];
  coche: boolean;
  disponibilidadExtranjero: boolean;
  disponibilidadCambioResidencia: boolean;
  aniosExperiencia: number;
  fechaNacimiento?: string | undefined;
  nacionalidades: readonly number[];
  pais?: number | undefined;
  provincia?: number | undefined;
  /** Programmes of which the adhesion has been accepted. */
  adhesiones: readonly number[];
  /** Placements that have not finished. */
  practicas: readonly Period[];
  faltanDatosDePago: boolean;
}

/** Switches of the brand that applying depends on. */
export interface BrandTerms {
  CVRequired: boolean;
  checkIbanInPracticasConServicio: boolean;
  menores: MinorStudents;
}

export interface Facts {
  applicant: Applicant;
  offer: ApplicationTerms;
  brand: BrandTerms;
  /** YYYY-MM-DD */
  today: string;
}
