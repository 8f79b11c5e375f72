import type { Cv } from '#api/entities/cv.ts';
import { cvGaps, type CvGap } from '#api/validation/cv-gaps.ts';
import { flagsOf } from '#brand/field-flags.ts';
import type { PublicBrand } from '#brand/public-brand.ts';
import type { MessageId } from '#i18n/messages.ts';
import type { Session } from '#session/session.ts';
import type { Gap } from '#shell/sections/GapList.tsx';
import { personalLabels, profileLabels } from './field-labels.ts';

/** The sections of the page in their order. */
export const sectionTitles = {
  personal: 'cv.personal',
  studies: 'cv.studies',
  experience: 'cv.experience',
  languages: 'cv.languages',
  presentation: 'cv.presentation',
  search: 'cv.search',
  preferences: 'cv.preferences',
  documentos: 'cv.documents',
} as const satisfies Record<string, MessageId>;

export type SectionId = keyof typeof sectionTitles;

/** Something missing, with the way to where it is filled in. */
export interface SectionGap extends Gap {
  section: SectionId;
  isRequired: boolean;
}

const searchKeys: ReadonlySet<string> = new Set(['busquedaPracticasActiva', 'busquedaTrabajoActiva']);

const documentLists: ReadonlySet<string> = new Set(['documentos', 'certificados', 'documentosPrivados']);

function placeOf({ group, key, isRequired }: CvGap): SectionGap | undefined {
  if (group === 'academicos')
    return { section: 'studies', editor: 'studies:new', label: 'actions.addStudies', isRequired };
  const labels: Readonly<Record<string, MessageId>> = group === 'personales' ? personalLabels : profileLabels;
  const label = labels[key];
  if (!label) return undefined;
  if (group === 'personales')
    return { section: 'personal', editor: 'personal', field: key, label, isRequired };
  if (searchKeys.has(key)) return { section: 'search', label, isRequired };
  if (key === 'idPeriodoPreferenciaPracticas')
    return { section: 'search', editor: 'period', field: key, label, isRequired };
  if (key === 'tienePermisoTrabajo')
    return { section: 'search', editor: 'permit', field: key, label, isRequired };
  if (key === 'idiomas') return { section: 'languages', editor: 'languages:new', label, isRequired };
  if (key === 'presentacion')
    return { section: 'presentation', editor: 'presentation', field: key, label, isRequired };
  if (key === 'urlCV') return { section: 'documentos', editor: 'ownCv', label, isRequired };
  if (key === 'documentosProcesos') return { section: 'documentos', label, isRequired };
  if (documentLists.has(key)) return { section: 'documentos', editor: `${key}:new`, label, isRequired };
  return { section: 'preferences', editor: 'preferences', field: key, label, isRequired };
}

/** What a CV lacks, by the rules of the server, with the places of this page where it is filled in. */
export function sectionGaps(cv: Cv, brand: PublicBrand, session: Session | undefined): SectionGap[] {
  const { fields, settings } = brand;
  const gaps = cvGaps(cv, {
    required: { personales: fields.personales.required, profesional: fields.profesional.required },
    isShown: (group, key) => flagsOf(fields[group], key).visible,
    CVRequired: settings.CVRequired,
    wantsIban: settings.checkIbanInPracticasConServicio && session?.conPracticas === true,
    conPracticas: session?.conPracticas === true,
    conEmpleo: session?.conEmpleo === true,
  });
  return gaps.flatMap((gap) => placeOf(gap) ?? []);
}

/** Whether there is anything in a section. */
export function isFilled(cv: Cv, section: SectionId): boolean {
  const { experiencia, ...preferences } = cv.profesional;
  const filled: Record<SectionId, boolean> = {
    personal: true,
    studies: cv.academicos.length + cv.formacionComplementaria.length > 0,
    experience: experiencia.length > 0,
    languages: cv.idiomas.length > 0,
    presentation: Boolean(cv.presentacion),
    search: true,
    preferences: Object.values(preferences).some((it) => it !== undefined && it !== false),
    documentos:
      Boolean(cv.urlCV) ||
      [cv.documentos, cv.certificados, cv.documentosPrivados].some((it) => it.length > 0),
  };
  return filled[section];
}
