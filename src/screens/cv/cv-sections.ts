import type { Cv } from '#api/entities/cv.ts';
import { cvGaps, type CvGap } from '#api/validation/cv-gaps.ts';
import { flagsOf } from '#brand/field-flags.ts';
import type { PublicBrand } from '#brand/public-brand.ts';
import type { MessageId } from '#i18n/messages.ts';
import type { Session } from '#session/session.ts';
import { offerKindOf } from '#shell/menu/student-menu.ts';
import type { Gap } from '#shell/sections/GapList.tsx';
import { personalLabels, profileLabels } from './field-labels.ts';

/** The sections of the page in their order. */
export const sectionTitles = {
  personal: 'cv.personal',
  studies: 'cv.studies',
  experience: 'cv.experience',
  languages: 'cv.languages',
  abroad: 'cv.estanciasExtranjero',
  skills: 'cv.skills',
  presentation: 'cv.presentation',
  interests: 'cv.interests',
  search: 'cv.search',
  preferences: 'cv.preferences',
  documentos: 'cv.documents',
  account: 'cv.account',
} as const satisfies Record<string, MessageId>;

export type SectionId = keyof typeof sectionTitles;

/** Something missing, with the way to where it is filled in. */
export interface SectionGap extends Gap {
  section: SectionId;
  isRequired: boolean;
}

/** Where a field is filled in; in its editor it is called by its key, or by a name of its own. */
type Place = Pick<SectionGap, 'section' | 'editor' | 'field'>;

/** Where the fields of the profile are filled in; all others with the preferences. */
const profilePlaces: Readonly<Record<string, Place>> = {
  busquedaPracticasActiva: { section: 'search' },
  busquedaTrabajoActiva: { section: 'search' },
  idPeriodoPreferenciaPracticas: { section: 'search', editor: 'period', field: 'periodo' },
  tienePermisoTrabajo: { section: 'search', editor: 'permit', field: 'permiso' },
  formacionComplementaria: { section: 'studies', editor: 'studies:new' },
  idiomas: { section: 'languages', editor: 'languages:new', field: 'idioma' },
  estanciasExtranjero: { section: 'abroad', editor: 'stays:new', field: 'pais' },
  programasInformaticos: { section: 'skills', editor: 'programasInformaticos' },
  competencias: { section: 'skills', editor: 'competencias' },
  presentacion: { section: 'presentation', editor: 'presentation' },
  enlacePortfolio: { section: 'presentation', editor: 'portfolio' },
  interes: { section: 'interests', editor: 'interes' },
  sectoresInteres: { section: 'interests', editor: 'sectoresInteres' },
  idNivelFormativoSNE: { section: 'studies', editor: 'employment-level', field: 'nivel' },
  urlImagenPerfil: { section: 'personal', editor: 'photo', field: 'archivo' },
  urlCV: { section: 'documentos', editor: 'ownCv', field: 'fichero' },
  documentos: { section: 'documentos', editor: 'documentos:new', field: 'fichero' },
  certificados: { section: 'documentos', editor: 'certificados:new', field: 'fichero' },
  documentosPrivados: { section: 'documentos', editor: 'documentosPrivados:new', field: 'fichero' },
  documentosProcesos: { section: 'documentos' },
};

function fieldPlace({ group, key }: CvGap): Place {
  if (group === 'profesional') return profilePlaces[key] ?? { section: 'preferences', editor: 'preferences' };
  if (key === 'comunicacionesEnEmailEstudiante') return { section: 'account', editor: 'email' };
  return { section: 'personal', editor: 'personal' };
}

function placeOf(gap: CvGap, fields: PublicBrand['fields']): SectionGap | undefined {
  const { group, key, isRequired } = gap;
  if (group === 'academicos')
    return { section: 'studies', editor: 'studies:new', label: 'actions.addStudies', isRequired };
  const labels: Readonly<Record<string, MessageId>> = group === 'personales' ? personalLabels : profileLabels;
  const label = labels[key];
  if (!label) return undefined;
  const { section, editor, field = key } = fieldPlace(gap);
  // What the university keeps has no editor.
  const isOpen = editor && flagsOf(fields[group], key).editable;
  return { section, ...(isOpen ? { editor, field } : {}), label, isRequired };
}

/** What a CV lacks, by the rules of the server, with the places of this page where it is filled in. */
export function sectionGaps(cv: Cv, brand: PublicBrand, session: Session | undefined): SectionGap[] {
  const { fields, settings } = brand;
  const gaps = cvGaps(cv, {
    required: { personales: fields.personales.required, profesional: fields.profesional.required },
    isShown: (group, key) => flagsOf(fields[group], key).visible,
    CVRequired: settings.CVRequired,
    wantsIban: settings.checkIbanInPracticasConServicio && session?.conPracticas === true,
    kind: session && offerKindOf(session, brand),
  });
  return gaps.flatMap((gap) => placeOf(gap, fields) ?? []);
}

/** How many of the documents that processes ask for are still to be handed in. */
export function pendingDocuments({ documentosProcesos }: Cv): number {
  return documentosProcesos.filter(({ entregado }) => !entregado).length;
}

/** Whether there is anything in a section. */
export function isFilled(cv: Cv, section: SectionId): boolean {
  const { experiencia, estanciasExtranjero: stays = [], ...preferences } = cv.profesional;
  const filled: Record<SectionId, boolean> = {
    personal: true,
    studies: cv.academicos.length + cv.formacionComplementaria.length > 0,
    experience: experiencia.length > 0,
    languages: cv.idiomas.length > 0,
    abroad: stays.length > 0,
    skills: cv.interes.programasInformaticos.length + cv.competencias.length > 0,
    presentation: Boolean(cv.presentacion || cv.enlacePortfolio),
    interests: cv.interes.tags.length + cv.sectoresInteres.length > 0,
    search: true,
    preferences: Object.values(preferences).some((it) =>
      Array.isArray(it) ? it.length > 0 : it !== undefined && it !== false,
    ),
    documentos:
      Boolean(cv.urlCV) ||
      [cv.documentos, cv.certificados, cv.documentosPrivados].some((it) => it.length > 0),
    account: true,
  };
  return filled[section];
}
