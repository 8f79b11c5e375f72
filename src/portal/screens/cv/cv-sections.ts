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

export type CvSectionId = keyof typeof sectionTitles;

/** Something missing, with the way to where it is filled in. */
export interface SectionGap extends Gap {
  section: CvSectionId;
  isRequired: boolean;
}

/** Where a field is filled in; in its editor it is called by its key, or by a name of its own. */
interface CvFieldLocation extends Pick<SectionGap, 'section' | 'editor' | 'field'> {
  label: MessageId;
}

/** What the university alone knows is never missing here. */
type ProfileKey = Exclude<
  keyof BrandSettings['campos']['profesional'],
  'necesitaPermisoTrabajo' | 'validadoDOIP'
>;

/** Where the fields of the profile are filled in that are not among the preferences. */
const profilePlaces: Readonly<
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

function fieldPlace({ group, key }: CvGap): CvFieldLocation | undefined {
  if (group === 'profesional') {
    if (isKeyOf(profilePlaces, key)) return profilePlaces[key];
    if (!isKeyOf(preferencesForm.fields, key)) return undefined;
    return { section: 'preferences', editor: 'preferences', label: labelOf(preferencesForm, key) };
  }
  if (key === 'comunicacionesEnEmailEstudiante')
    return { section: 'account', editor: 'email', label: labelOf(emailForm, key) };
  if (!isKeyOf(personalForm.fields, key)) return undefined;
  return { section: 'personal', editor: 'personal', label: labelOf(personalForm, key) };
}

function placeOf(gap: CvGap, fields: PublicBrand['fields']): SectionGap | undefined {
  const { group, key, isRequired } = gap;
  if (group === 'academicos')
    return { section: 'studies', editor: 'studies:new', label: 'actions.addStudies', isRequired };
  const place = fieldPlace(gap);
  if (!place) return undefined;
  const { section, editor, field = key, label } = place;
  // What the university keeps has no editor.
  const isOpen = editor && flagsOf(fields[group], key).editable;
  return { section, ...(isOpen && { editor, field }), label, isRequired };
}

/** What a CV lacks, by the rules of the server, with the places of this page where it is filled in. */
export function sectionGaps(cv: Cv, brand: PublicBrand, session: PortalSession | undefined): SectionGap[] {
  const { fields, settings } = brand;
  const gaps = cvGaps(cv, {
    required: { personales: fields.personales.required, profesional: fields.profesional.required },
    isShown: (group, key) => flagsOf(fields[group], key).visible,
    CVRequired: settings.CVRequired,
    wantsIban: settings.checkIbanInPracticasConServicio && session?.conPracticas === true,
    kind: session && offerKindOf(session, brand),
  });
  const places = gaps.flatMap((gap) => placeOf(gap, fields) ?? []);
  if (!areOwnStudiesGiven(fields) || hasOwnStudies(cv.academicos)) return places;
  // What the institution enters has no editor; it makes up for having no studies at all.
  const isRequired = cv.academicos.length === 0;
  const own: SectionGap = { section: 'studies', label: 'cv.ownStudiesGap', isRequired };
  return [own, ...places.filter(({ label }) => label !== 'actions.addStudies')];
}

/** How many of the documents that processes ask for are still to be handed in. */
export function pendingDocuments({ documentosProcesos }: Cv): number {
  return documentosProcesos.filter(({ entregado }) => !entregado).length;
}

/** Whether there is anything in a section. */
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
