import type { AnyDomainRow, Degree, DomainRow, Island, Reason, StudyArea, Town } from './domain.ts';

/** Documented lists, in their documented spelling. */
export const documentedLists = [
  'paises',
  'provincias',
  'areasFuncionales',
  'sectoresActividad',
  'tiposContrato',
  'tiposContratoOfertaPracticas',
  'tiposDocumentoAlumnoPracticas',
  'estadosCandidaturasAlumno',
  'diasSemana',
  'localidades',
  'ambitos',
  'tiposContacoEmpresa',
  'islas',
  'tiposVia',
  'titulaciones',
  'ProgramasInformaticos',
  'competenciasfesionales',
  'tipoEstanciasExtranjero',
  'nivelesProgramasInformaticos',
  'tipoMotivoCambioEstadoCandidatura',
  'tiposFormacionAcademica',
  'tiposDocumentoIdentidad',
  'tiposContratoExperiencias',
  'tiposNivelesTitulacion',
  'subtiposContratoExperiencias',
  'actividadesrofesionales',
  'ambitosEstudio',
  'ragosFacturacion',
  'numeroDeEmpleados',
  'tipoOpcionPublicacionOferta',
  'TagsInteresAlumno',
  'rangosDeCreditos',
  'tiposNivelFormativoSNE',
  'tiposPeriodoCurso',
  'tiposDiasSemana',
  'tiposHorarioRealizacion',
] as const;

/** Undocumented lists needed by forms; the server reports the available ones. */
export const furtherLists = [
  'idiomas',
  'nivelesIdioma',
  'certificadosIdioma',
  'generos',
  'permisosConducir',
  'tiposSociedad',
  'tiposModalidadAsistencia',
  'campus',
  'etiquetas',
  'cursos',
  'ramas',
  'programas',
  'tiposExperiencia',
] as const;

export type DomainListName = (typeof documentedLists)[number] | (typeof furtherLists)[number];

/** Lists with special rows; all others have plain rows. */
interface SpecialRows {
  titulaciones: Degree;
  islas: Island;
  localidades: Town;
  tipoMotivoCambioEstadoCandidatura: Reason;
  ambitos: StudyArea;
}

export type RowOf<N extends DomainListName> = N extends keyof SpecialRows ? SpecialRows[N] : DomainRow;

/** Id of a row of any list. */
export function rowId(row: AnyDomainRow): number {
  if ('idTitulacion' in row) return row.idTitulacion;
  if ('idIsla' in row) return row.idIsla;
  if ('idLocalidad' in row) return row.idLocalidad;
  if ('idMotivo' in row) return row.idMotivo;
  if ('ambitoEstudo' in row) return row.ambitoEstudo.id;
  return row.id;
}

/** Text of a row of any list. */
export function rowText(row: AnyDomainRow): string {
  return 'ambitoEstudo' in row ? row.ambitoEstudo.descripcion : row.descripcion;
}
