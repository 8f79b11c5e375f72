import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { ChoiceFilter, FilterKey } from './filters.ts';

/** Where the entries of a filter come from. */
export const listOfFilter = {
  titulaciones: 'titulaciones',
  areasTitulaciones: 'ambitosEstudio',
  nivelesTitulaciones: 'tiposNivelesTitulacion',
  tiposFormacion: 'tiposFormacionAcademica',
  areaFuncional: 'areasFuncionales',
  contrato: 'tiposContrato',
  tipoModalidadAsistencia: 'tiposModalidadAsistencia',
} as const satisfies Record<ChoiceFilter, DomainListName>;

/** What a filter is called. */
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
