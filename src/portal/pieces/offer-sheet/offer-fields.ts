import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import type { MessageId } from '#core/i18n/messages.ts';

/** Rendering of a field's value. */
export type FieldForm =
  | 'text'
  | 'date'
  | 'number'
  | 'percent'
  | 'money'
  | 'months'
  | 'town'
  /** Shown only if true. */
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

/** Whether a field's value is shown at all. */
export const hasValue = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Lists of contracts, by the kind of the offer. */
export const contractLists = { empleo: 'tiposContrato', practicas: 'tiposContratoOfertaPracticas' } as const;

/** Key fields for a decision, after the pay. */
export const keyFields: readonly OfferField[] = [
  field('ayudaEstudio', 'offer.ayudaEstudio', 'money'),
  field('horasAldia', 'offer.horasAldia', 'number'),
  field('tipoModalidadAsistencia', 'offer.modality', { list: 'tiposModalidadAsistencia' }),
  field('fechaInicio', 'offer.fechaInicio', 'date'),
  field('fechaCaducidad', 'offer.fechaCaducidad', 'date'),
  field('plazas', 'offer.plazas', 'number'),
];

/**
 * Further fields of the work; workplace and contract are rendered separately, because they combine several
 * fields.
 */
export const workFields: readonly OfferField[] = [
  field('fechaFin', 'offer.fechaFin', 'date'),
  field('meses', 'offer.meses', 'months'),
  field('horario', 'offer.horario'),
  field('numeroDiasSemana', 'offer.numeroDiasSemana', 'number'),
  field('tiempoDedicacionJornada', 'offer.tiempoDedicacionJornada', 'percent'),
  field('otrasRemuneraciones', 'offer.otrasRemuneraciones'),
  field('pais', 'offer.pais', { list: 'paises' }),
  field('localidad', 'offer.localidad', 'town'),
  field('campus', 'offer.campus', { list: 'campus' }),
  field('sector', 'offer.sector', { list: 'sectoresActividad' }),
  field('area_funcional', 'offer.functionalArea', { list: 'areasFuncionales' }),
  field('puestoTrabajo', 'offer.puestoTrabajo'),
  field('departamento', 'offer.departamento'),
  field('empresaDestino', 'offer.empresaDestino'),
  field('programa', 'offer.programme', { list: 'programas' }),
  field('vinculadaTFG', 'offer.vinculadaTFG', 'flag'),
  field('nombreTFG', 'offer.nombreTFG'),
  field('tutorTFG', 'offer.tutorTFG'),
  field('etiquetas', 'offer.etiquetas', { list: 'etiquetas' }),
];

/** Fields of the placement's tutor besides the name. */
export const tutorFields: readonly OfferField[] = [
  field('titulacionTutorEmpresa', 'offer.titulacionTutorEmpresa'),
];

/** Fields of the wanted profile; languages are rendered separately, because each has a level. */
export const profileFields: readonly OfferField[] = [
  field('titulaciones', 'offer.titulaciones', { list: 'titulaciones' }),
  field('titulacionesDeseables', 'offer.titulacionesDeseables', { list: 'titulaciones' }),
  field('titulacionesPropuestas', 'offer.titulacionesPropuestas', { list: 'titulaciones' }),
  field('areasTitulaciones', 'offer.studyAreas', { list: 'ambitosEstudio' }),
  field('nivelesTitulaciones', 'offer.studyLevels', { list: 'tiposNivelesTitulacion' }),
  field('cursoMinimo', 'offer.cursoMinimo', { list: 'cursos' }),
  field('ultimoCurso', 'offer.ultimoCurso', 'flag'),
  field('creditosSuperados', 'offer.creditosSuperados', { list: 'rangosDeCreditos' }),
  field('perfilNoUniversitario', 'offer.perfilNoUniversitario', 'flag'),
  // A year is text, so that its digits are not grouped.
  field('anioGraduacionMaximo', 'offer.anioGraduacionMaximo'),
  field('experiencia', 'offer.experiencia', { list: 'tiposExperiencia' }),
  field('experienciaDeseable', 'offer.experienciaDeseable', { list: 'tiposExperiencia' }),
  field('programasInformaticos', 'offer.programasInformaticos', { list: 'ProgramasInformaticos' }),
  field('competencias', 'offer.competencias', { list: 'competenciasfesionales' }),
  field('interes', 'offer.interes', { list: 'TagsInteresAlumno' }),
  field('nacionalidades', 'offer.nacionalidades', { list: 'paises' }),
  field('paisesResidencia', 'offer.paisesResidencia', { list: 'paises' }),
  field('provinciasResidencia', 'offer.provinciasResidencia', { list: 'provincias' }),
  field('admiteMenores', 'offer.admiteMenores', 'flag'),
  field('edadMaxima', 'offer.edadMaxima', 'number'),
  field('coche', 'offer.coche', 'flag'),
  field('permisosConducir', 'offer.permisosConducir', { list: 'permisosConducir' }),
  field('disponibilidadExtranjero', 'offer.disponibilidadExtranjero', 'flag'),
  field('disponibilidadCambioResidencia', 'offer.disponibilidadCambioResidencia', 'flag'),
  field('trabajaActualmente', 'offer.trabajaActualmente', 'flag'),
  field('documentosRequeridos', 'offer.documentosRequeridos', { list: 'tiposDocumentoAlumnoPracticas' }),
];
