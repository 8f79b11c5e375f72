import type { DomainListName } from '#api/entities/domain-lists.ts';
import type { OfferDetail } from '#api/entities/offer-detail.ts';
import type { MessageId } from '#i18n/messages.ts';

/** How the value of a field is told. */
export type FieldForm =
  | 'text'
  | 'date'
  | 'number'
  | 'percent'
  | 'money'
  | 'months'
  /** Said only where it is so. */
  | 'flag'
  | { list: DomainListName };

export interface OfferField {
  key: keyof OfferDetail;
  label: MessageId;
  form: FieldForm;
}

const field = (key: keyof OfferDetail, label: MessageId, form: FieldForm = 'text'): OfferField => ({
  key,
  label,
  form,
});

/** What the work is like; pay, place and contract are told apart, as they take several fields. */
export const workFields: readonly OfferField[] = [
  field('plazas', 'offers.plazas', 'number'),
  field('tipoModalidadAsistencia', 'offers.modality', { list: 'tiposModalidadAsistencia' }),
  field('fechaInicio', 'offers.fechaInicio', 'date'),
  field('fechaFin', 'offers.fechaFin', 'date'),
  field('meses', 'offers.meses', 'months'),
  field('horario', 'offers.horario'),
  field('horasAldia', 'offers.horasAldia', 'number'),
  field('numeroDiasSemana', 'offers.numeroDiasSemana', 'number'),
  field('tiempoDedicacionJornada', 'offers.tiempoDedicacionJornada', 'percent'),
  field('ayudaEstudio', 'offers.ayudaEstudio', 'money'),
  field('otrasRemuneraciones', 'offers.otrasRemuneraciones'),
  field('pais', 'offers.pais', { list: 'paises' }),
  field('localidad', 'offers.localidad'),
  field('campus', 'offers.campus', { list: 'campus' }),
  field('sector', 'offers.sector', { list: 'sectoresActividad' }),
  field('area_funcional', 'offers.functionalArea', { list: 'areasFuncionales' }),
  field('puestoTrabajo', 'offers.puestoTrabajo'),
  field('departamento', 'offers.departamento'),
  field('empresaDestino', 'offers.empresaDestino'),
  field('programa', 'offers.programme', { list: 'programas' }),
  field('vinculadaTFG', 'offers.vinculadaTFG', 'flag'),
  field('nombreTFG', 'offers.nombreTFG'),
  field('tutorTFG', 'offers.tutorTFG'),
  field('etiquetas', 'offers.etiquetas', { list: 'etiquetas' }),
  field('fechaCaducidad', 'offers.fechaCaducidad', 'date'),
];

/** Who looks after the placement, besides the name. */
export const tutorFields: readonly OfferField[] = [
  field('titulacionTutorEmpresa', 'offers.titulacionTutorEmpresa'),
];

/** Who is looked for; the languages are told apart, as each has a level. */
export const profileFields: readonly OfferField[] = [
  field('titulaciones', 'offers.titulaciones', { list: 'titulaciones' }),
  field('titulacionesDeseables', 'offers.titulacionesDeseables', { list: 'titulaciones' }),
  field('titulacionesPropuestas', 'offers.titulacionesPropuestas', { list: 'titulaciones' }),
  field('areasTitulaciones', 'offers.studyAreas', { list: 'ambitosEstudio' }),
  field('nivelesTitulaciones', 'offers.studyLevels', { list: 'tiposNivelesTitulacion' }),
  field('cursoMinimo', 'offers.cursoMinimo', { list: 'cursos' }),
  field('ultimoCurso', 'offers.ultimoCurso', 'flag'),
  field('creditosSuperados', 'offers.creditosSuperados', { list: 'rangosDeCreditos' }),
  field('perfilNoUniversitario', 'offers.perfilNoUniversitario', 'flag'),
  // A year, which is not grouped as a number is.
  field('anioGraduacionMaximo', 'offers.anioGraduacionMaximo'),
  field('experiencia', 'offers.experiencia', { list: 'tiposExperiencia' }),
  field('experienciaDeseable', 'offers.experienciaDeseable', { list: 'tiposExperiencia' }),
  field('programasInformaticos', 'offers.programasInformaticos', { list: 'ProgramasInformaticos' }),
  field('competencias', 'offers.competencias', { list: 'competenciasfesionales' }),
  field('interes', 'offers.interes', { list: 'TagsInteresAlumno' }),
  field('nacionalidades', 'offers.nacionalidades', { list: 'paises' }),
  field('paisesResidencia', 'offers.paisesResidencia', { list: 'paises' }),
  field('provinciasResidencia', 'offers.provinciasResidencia', { list: 'provincias' }),
  field('edadMaxima', 'offers.edadMaxima', 'number'),
  field('coche', 'offers.coche', 'flag'),
  field('permisosConducir', 'offers.permisosConducir', { list: 'permisosConducir' }),
  field('disponibilidadExtranjero', 'offers.disponibilidadExtranjero', 'flag'),
  field('disponibilidadCambioResidencia', 'offers.disponibilidadCambioResidencia', 'flag'),
  field('trabajaActualmente', 'offers.trabajaActualmente', 'flag'),
  field('documentosRequeridos', 'offers.documentosRequeridos', { list: 'tiposDocumentoAlumnoPracticas' }),
];
