import type { CandidateCv, Cv } from '#core/contract/entities/cv.ts';
import { publicPersonalShape } from '#core/contract/entities/personal-data.ts';
import { euCountries } from '../domains/countries.ts';
import type { BaseContext } from '../../context.ts';
import { documentsOf, requestedDocuments } from './documents.ts';
import { experienceOf } from './experience.ts';
import { languagesOf } from './languages.ts';
import { personalDataOf } from './personal-data.ts';
import { type StudentRow, studentRow } from './student-row.ts';
import { studiesOf } from './studies.ts';

/** Whether the nationalities require a work permit; false without nationalities. */
export function needsWorkPermit({ personales }: Pick<StudentRow, 'personales'>): boolean {
  const nationalities = personales.nacionalidades ?? [];
  return nationalities.length > 0 && !nationalities.some((country) => euCountries.has(country));
}

/** A CV as its owner sees it. */
export function ownCv({ db, files, brand }: BaseContext, student: number): Cv {
  const row = studentRow(db, student);
  const { perfil, preferencias, validadoDOIP, busquedaPracticasActiva, busquedaTrabajoActiva } = row;
  const {
    tags = [],
    programasInformaticos = [],
    sectoresInteres = [],
    competencias = [],
    ...profile
  } = perfil;
  const { studies, training } = studiesOf(db, student);
  const { cv, documentos, documentosPrivados, certificados } = documentsOf(db, files, student);
  const [uploaded] = cv;
  return {
    ...profile,
    personales: personalDataOf(row, brand),
    academicos: studies,
    profesional: { experiencia: experienceOf(db, files, student), ...preferencias },
    idiomas: languagesOf(db, student),
    interes: { tags, programasInformaticos },
    sectoresInteres,
    competencias,
    certificados,
    formacionComplementaria: training,
    documentos,
    documentosPrivados,
    documentosProcesos: requestedDocuments(db, student),
    ...(uploaded && { urlCV: uploaded.enlace }),
    ...(row.imagen !== undefined && { urlImagenPerfil: files.link({ file: row.imagen }) }),
    validadoDOIP,
    necesitaPermisoTrabajo: needsWorkPermit(row),
    busquedaPracticasActiva,
    busquedaTrabajoActiva,
  };
}

const publicKeys = Object.keys(publicPersonalShape);

/** A CV as a company sees it: without identity and bank numbers, disability, private documents and settings. */
export function candidateCv(context: BaseContext, student: number): CandidateCv {
  const cv = ownCv(context, student);
  const { personales, documentosPrivados, documentosProcesos, ...shared } = cv;
  const { tienePermisoTrabajo, necesitaPermisoTrabajo, idPeriodoPreferenciaPracticas, ...others } = shared;
  const { busquedaPracticasActiva, busquedaTrabajoActiva, idNivelFormativoSNE, ...rest } = others;
  const shown = Object.entries(personales).filter(([key]) => publicKeys.includes(key));
  return { ...rest, personales: Object.fromEntries(shown) as CandidateCv['personales'] };
}
