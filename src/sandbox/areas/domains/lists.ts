import type { DomainListName, RowOf } from '#core/contract/entities/domain-lists.ts';
import type { Language } from '#core/i18n/languages.ts';
import { candidacyStateTexts, rejectionReasons } from './candidacies.ts';
import {
  billingRanges,
  campuses,
  contactKinds,
  employeeRanges,
  offerLabels,
  publicationOptions,
  societyTypes,
} from './companies.ts';
import {
  attendanceModes,
  contractTypes,
  experienceContractSubtypes,
  experienceContractTypes,
  experienceLevels,
  placementContractTypes,
} from './contracts.ts';
import { countries } from './countries.ts';
import { degreeIn, degrees } from './degrees.ts';
import { languageCertificates, languageLevels, spokenLanguages } from './languages.ts';
import { genders, identityDocumentTypes, studentDocumentTypes } from './people.ts';
import { islands, provinces, roadTypes } from './provinces.ts';
import { rowsIn, type TextRow } from './rows.ts';
import { textIn } from '../../texts/translated.ts';
import { timesOfDay, weekdays } from './schedule.ts';
import { competences, drivingLicences, interests, programLevels, programs, stayReasons } from './skills.ts';
import { branches, studyAreas, studyAreasWithSpecialities } from './study-areas.ts';
import {
  coursePeriods,
  courses,
  creditRanges,
  degreeLevels,
  employmentServiceLevels,
  studyKinds,
} from './study-levels.ts';
import { activities, functionalAreas, sectors } from './work.ts';

/** Lists that are texts and nothing more. */
export const textLists = {
  provincias: provinces,
  tiposVia: roadTypes,
  areasFuncionales: functionalAreas,
  sectoresActividad: sectors,
  actividadesrofesionales: activities,
  tiposContrato: contractTypes,
  tiposContratoOfertaPracticas: placementContractTypes,
  tiposContratoExperiencias: experienceContractTypes,
  subtiposContratoExperiencias: experienceContractSubtypes,
  tiposExperiencia: experienceLevels,
  tiposModalidadAsistencia: attendanceModes,
  tiposDocumentoAlumnoPracticas: studentDocumentTypes,
  tiposDocumentoIdentidad: identityDocumentTypes,
  generos: genders,
  estadosCandidaturasAlumno: candidacyStateTexts,
  diasSemana: weekdays,
  tiposDiasSemana: weekdays,
  tiposHorarioRealizacion: timesOfDay,
  tiposPeriodoCurso: coursePeriods,
  cursos: courses,
  ambitosEstudio: studyAreas,
  ramas: branches,
  tiposNivelesTitulacion: degreeLevels,
  tiposFormacionAcademica: studyKinds,
  rangosDeCreditos: creditRanges,
  tiposNivelFormativoSNE: employmentServiceLevels,
  tiposContacoEmpresa: contactKinds,
  tipoOpcionPublicacionOferta: publicationOptions,
  tiposSociedad: societyTypes,
  ragosFacturacion: billingRanges,
  numeroDeEmpleados: employeeRanges,
  etiquetas: offerLabels,
  campus: campuses,
  idiomas: spokenLanguages,
  nivelesIdioma: languageLevels,
  certificadosIdioma: languageCertificates,
  permisosConducir: drivingLicences,
  ProgramasInformaticos: programs,
  nivelesProgramasInformaticos: programLevels,
  competenciasfesionales: competences,
  TagsInteresAlumno: interests,
  tipoEstanciasExtranjero: stayReasons,
} as const satisfies Partial<Record<DomainListName, readonly TextRow[]>>;

type TextListName = keyof typeof textLists;

/** Lists that are the same for every university but are more than texts. */
const computedLists = {
  paises: countries,
  islas: (language: Language) =>
    islands.map((row) => ({ idIsla: row.id, idProvincia: row.idPadre, descripcion: textIn(row, language) })),
  ambitos: studyAreasWithSpecialities,
  titulaciones: (language: Language) => degrees.map((degree) => degreeIn(degree, language)),
  tipoMotivoCambioEstadoCandidatura: rejectionReasons,
};

/** Lists that are data of the code; the others come from the database (`programas`) or from files (`localidades`). */
export type FixedListName = TextListName | keyof typeof computedLists;

const isTextList = (name: string): name is TextListName => Object.hasOwn(textLists, name);

export function isFixedList(name: string): name is FixedListName {
  return isTextList(name) || Object.hasOwn(computedLists, name);
}

/** Rows of a list in a language, in their order. */
export function domainList<N extends FixedListName>(name: N, language: Language): RowOf<N>[];
export function domainList(name: FixedListName, language: Language): RowOf<FixedListName>[] {
  return isTextList(name) ? rowsIn(textLists[name], language) : computedLists[name](language);
}

/** Returns the text of a row of a text list; empty for an unknown or absent id. */
export function domainText(name: TextListName, id: number | undefined, language: Language): string {
  const row = (textLists[name] as readonly TextRow[]).find((it) => it.id === id);
  return row ? textIn(row, language) : '';
}
