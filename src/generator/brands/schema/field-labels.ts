import type { FieldGroup } from '#core/brand/field-flags.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { areas, catalogue, type MessageId } from '#core/i18n/messages.ts';

/** Areas of the texts that label the fields of a group, the form's own first. */
const labelAreas: Readonly<Record<FieldGroup, readonly string[]>> = {
  personales: ['cv'],
  academicos: ['cv'],
  experiencia: ['cv'],
  profesional: ['cv'],
  oferta: ['offer-form', 'offer'],
  practica: ['placements', 'offer-form', 'training-project'],
  contacto: ['profile', 'cv'],
};

/** Labels whose id is not that of the field. */
const otherLabels: Readonly<Record<string, MessageId>> = {
  urlImagenPerfil: 'cv.photo',
  urlCV: 'cv.fileOfCv',
  certificados: 'cv.certificates',
  documentos: 'cv.publicDocuments',
  documentosPrivados: 'cv.privateDocuments',
  documentosProcesos: 'cv.requestedDocuments',
  busquedaPracticasActiva: 'cv.placements',
  busquedaTrabajoActiva: 'cv.jobs',
  area_funcional: 'offer-form.functionalArea',
  emailTutorUniversidad: 'training-project.academicTutorEmail',
  titulacionTutorUniversidad: 'training-project.academicTutorDegree',
};

/** A wire name as words: `fechaNacimiento` is "fecha nacimiento". */
const spelledOut = (key: string): string =>
  key.replace(
    /([a-záéíóúñ])([A-Z])/g,
    (_, lower: string, upper: string) => `${lower} ${upper.toLowerCase()}`,
  );

type Texts = Readonly<Record<string, string | undefined>>;

/** The texts of all areas by language, put together once for all fields. */
const allTexts = new Map<ReportLanguage, Texts>();

function textsIn(language: ReportLanguage): Texts {
  const texts = allTexts.get(language) ?? catalogue(language, areas);
  allTexts.set(language, texts);
  return texts;
}

/** The label of a field as its form shows it; its name in words where the forms have no label for it. */
export function fieldLabel(group: string, key: string, language: ReportLanguage): string {
  const texts = textsIn(language);
  const own = labelAreas[group as FieldGroup].map((area) => `${area}.${key}`);
  const label = [...own, otherLabels[key] ?? ''].map((id) => texts[id]).find((text) => text !== undefined);
  return label === undefined || label.includes('{') ? spelledOut(key) : label;
}
