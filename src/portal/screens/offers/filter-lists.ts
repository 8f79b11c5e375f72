import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { ChoiceFilter, FilterKey } from './filters.ts';

/** Domain list of each multiple-choice filter. */
export const listOfFilter = {
  titulaciones: 'titulaciones',
  areasTitulaciones: 'ambitosEstudio',
  nivelesTitulaciones: 'tiposNivelesTitulacion',
  tiposFormacion: 'tiposFormacionAcademica',
  areaFuncional: 'areasFuncionales',
  contrato: 'tiposContrato',
  tipoModalidadAsistencia: 'tiposModalidadAsistencia',
} as const satisfies Record<ChoiceFilter, DomainListName>;

/** Label of each filter. */
export const labelOfFilter: Readonly<Record<FilterKey, MessageId>> = {
  comun: 'offers.search',
  date: 'offers.order',
  titulo: 'offers.title',
  provincia: 'offers.province',
  titulaciones: 'offers.degrees',
  omitirInscritos: 'offers.hideApplied',
  soloPosibles: 'offers.onlyPossible',
  fechainicio: 'offers.startFrom',
  contrato: 'offers.contract',
  salario: 'offers.salaryFrom',
  areasTitulaciones: 'offers.studyAreas',
  tipoModalidadAsistencia: 'offers.modality',
  areaFuncional: 'offers.functionalArea',
  nivelesTitulaciones: 'offers.studyLevels',
  tiposFormacion: 'offers.studyKinds',
  tituloPrograma: 'offers.programme',
};
