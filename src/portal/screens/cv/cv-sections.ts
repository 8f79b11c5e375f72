import type { Cv } from '#core/contract/entities/cv.ts';
import { cvGaps, type CvGap } from '#core/contract/validation/cv-gaps.ts';
import { hasOwnStudies } from '#core/contract/validation/own-studies.ts';
import type { BrandSettings } from '#core/brand/brand.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { offerKindOf } from '#portal/frame/menu/student-menu.ts';
import { areOwnStudiesGiven } from '#portal/pieces/own-studies/own-studies.ts';
import type { Gap } from '#portal/forms/editors/GapList.tsx';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { emailForm } from './account/email-form.ts';
import { personalForm } from './personal/personal-form.ts';
import { preferencesForm } from './preferences/preferences-form.ts';

/** Titles of the sections, in the order of the page. */
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

export type CvSectionId = keyof typeof sectionTitles;

/** A gap with the location of its field. */
export interface SectionGap extends Gap {
  section: CvSectionId;
  isRequired: boolean;
}

/** Location of a field in an editor; its name there defaults to its key. */
interface CvFieldLocation extends Pick<SectionGap, 'section' | 'editor' | 'field'> {
  label: MessageId;
}

/** Keys of the profile that can be gaps: not the ones that only the university fills in. */
type ProfileKey = Exclude<
  keyof BrandSettings['campos']['profesional'],
  'necesitaPermisoTrabajo' | 'validadoDOIP'
>;

/** Locations of the profile's fields that are not preferences. */
const profileLocations: Readonly<
  Record<Exclude<ProfileKey, keyof typeof preferencesForm.fields>, CvFieldLocation>
> = {
  busquedaPracticasActiva: { section: 'search', label: 'cv.placements' },
  busquedaTrabajoActiva: { section: 'search', label: 'cv.jobs' },
  idPeriodoPreferenciaPracticas: {
    section: 'search',
    editor: 'period',
    field: 'periodo',
    label: 'cv.placementPeriod',
  },
  tienePermisoTrabajo: {
    section: 'search',
    editor: 'permit',
    field: 'permiso',
    label: 'cv.tienePermisoTrabajo',
  },
  formacionComplementaria: {
    section: 'studies',
    editor: 'studies:new',
    label: 'cv.formacionComplementaria',
  },
  idiomas: { section: 'languages', editor: 'languages:new', field: 'idioma', label: 'cv.idiomas' },
  estanciasExtranjero: {
    section: 'abroad',
    editor: 'stays:new',
    field: 'pais',
    label: 'cv.estanciasExtranjero',
  },
  programasInformaticos: {
    section: 'skills',
    editor: 'programasInformaticos',
    label: 'cv.programasInformaticos',
  },
  competencias: { section: 'skills', editor: 'competencias', label: 'cv.competencias' },
  presentacion: {
    section: 'presentation',
    editor: 'presentation',
    field: 'texto',
    label: 'cv.presentacion',
  },
  enlacePortfolio: {
    section: 'presentation',
    editor: 'portfolio',
    field: 'enlace',
    label: 'cv.enlacePortfolio',
  },
  interes: { section: 'interests', editor: 'interes', field: 'tags', label: 'cv.interes' },
  sectoresInteres: { section: 'interests', editor: 'sectoresInteres', label: 'cv.sectoresInteres' },
  idNivelFormativoSNE: {
    section: 'studies',
    editor: 'employment-level',
    field: 'nivel',
    label: 'cv.idNivelFormativoSNE',
  },
  urlImagenPerfil: { section: 'personal', editor: 'photo', field: 'archivo', label: 'cv.photo' },
  urlCV: { section: 'documentos', editor: 'ownCv', field: 'fichero', label: 'cv.ownCv' },
  documentos: {
    section: 'documentos',
    editor: 'documentos:new',
    field: 'fichero',
    label: 'cv.publicDocuments',
  },
  certificados: {
    section: 'documentos',
    editor: 'certificados:new',
    field: 'fichero',
    label: 'cv.certificates',
  },
  documentosPrivados: {
    section: 'documentos',
    editor: 'documentosPrivados:new',
    field: 'fichero',
    label: 'cv.privateDocuments',
  },
  documentosProcesos: { section: 'documentos', label: 'cv.requestedDocuments' },
};

const isKeyOf = <F extends object>(fields: F, key: string): key is keyof F & string =>
  Object.hasOwn(fields, key);

/** Location of a field of a group of the brand; `undefined` for fields without a place on the page. */
function fieldLocation({ group, key }: CvGap): CvFieldLocation | undefined {
  if (group === 'profesional') {
    if (isKeyOf(profileLocations, key)) return profileLocations[key];
    if (!isKeyOf(preferencesForm.fields, key)) return undefined;
    return { section: 'preferences', editor: 'preferences', label: labelOf(preferencesForm, key) };
  }
  if (key === 'comunicacionesEnEmailEstudiante')
    return { section: 'account', editor: 'email', label: labelOf(emailForm, key) };
  if (!isKeyOf(personalForm.fields, key)) return undefined;
  return { section: 'personal', editor: 'personal', label: labelOf(personalForm, key) };
}

function locateGap(gap: CvGap, fields: PublicBrand['fields']): SectionGap | undefined {
  const { group, key, isRequired } = gap;
  if (group === 'academicos')
    return { section: 'studies', editor: 'studies:new', label: 'actions.addStudies', isRequired };
  const location = fieldLocation(gap);
  if (!location) return undefined;
  const { section, editor, field = key, label } = location;
  // Fields that the university fills in have no editor.
  const isEditable = editor && flagsOf(fields[group], key).editable;
  return { section, ...(isEditable && { editor, field }), label, isRequired };
}

/** Gaps of a CV by the rules of the server, with their locations on the page. */
export function sectionGaps(cv: Cv, brand: PublicBrand, session: PortalSession | undefined): SectionGap[] {
  const { fields, settings } = brand;
  const gaps = cvGaps(cv, {
    required: { personales: fields.personales.required, profesional: fields.profesional.required },
    isShown: (group, key) => flagsOf(fields[group], key).visible,
    CVRequired: settings.CVRequired,
    wantsIban: settings.checkIbanInPracticasConServicio && session?.conPracticas === true,
    kind: session && offerKindOf(session, brand),
  });
  const located = gaps.flatMap((gap) => locateGap(gap, fields) ?? []);
  if (!areOwnStudiesGiven(fields) || hasOwnStudies(cv.academicos)) return located;
  // Studies that the institution enters have no editor; this gap replaces the one for having no studies.
  const isRequired = cv.academicos.length === 0;
  const own: SectionGap = { section: 'studies', label: 'cv.ownStudiesGap', isRequired };
  return [own, ...located.filter(({ label }) => label !== 'actions.addStudies')];
}

/** Number of documents requested by processes that are still to be submitted. */
export function pendingDocuments({ documentosProcesos }: Cv): number {
  return documentosProcesos.filter(({ entregado }) => !entregado).length;
}

/** Whether a section has any content. */
export function isFilled(cv: Cv, section: CvSectionId): boolean {
  const { experiencia, estanciasExtranjero: stays = [], ...preferences } = cv.profesional;
  const filled: Record<CvSectionId, boolean> = {
    personal: true,
    studies: cv.academicos.length + cv.formacionComplementaria.length > 0,
    experience: experiencia.length > 0,
    languages: cv.idiomas.length > 0,
    abroad: stays.length > 0,
    skills: cv.interes.programasInformaticos.length + cv.competencias.length > 0,
    presentation: Boolean(cv.presentacion || cv.enlacePortfolio),
    interests: cv.interes.tags.length + cv.sectoresInteres.length > 0,
    search: true,
    preferences: Object.values(preferences).some((value) =>
      Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false,
    ),
    documentos:
      Boolean(cv.urlCV) ||
      [cv.documentos, cv.certificados, cv.documentosPrivados].some((list) => list.length > 0),
    account: true,
  };
  return filled[section];
}
