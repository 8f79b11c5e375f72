import type { MessageId } from '#core/i18n/messages.ts';
import { candidateKeys } from '#core/contract/validation/offer.ts';
import { companyTutorKeys } from '#core/contract/validation/tutor.ts';
import type { OfferFieldKey } from './offer-form.ts';

/** A section of the offer form. */
export interface OfferSection {
  id: OfferSectionId;
  title: MessageId;
  intro?: MessageId;
  fields: readonly OfferFieldKey[];
}

export type OfferSectionId = 'job' | 'profile' | 'degrees' | 'conditions' | 'dates' | 'place' | 'publication';

/** Rarely used fields of the profile, folded away. */
export const foldedProfileFields = [
  'permisosConducir',
  'coche',
  'disponibilidadExtranjero',
  'disponibilidadCambioResidencia',
  'trabajaActualmente',
  'edadMaxima',
  'nacionalidades',
  'paisesResidencia',
  'provinciasResidencia',
] as const satisfies OfferFieldKey[];

/** Rarely used fields of the studies, folded away. */
export const foldedDegreeFields = [
  'titulacionesPropuestas',
  'areasTitulaciones',
  'nivelesTitulaciones',
  'cursoMinimo',
  'creditosSuperados',
  'anioGraduacionMaximo',
  'ultimoCurso',
  'perfilNoUniversitario',
] as const satisfies OfferFieldKey[];

/** Fields of a placement's tutor. */
export const tutorFields = ['tutores', ...companyTutorKeys] as const satisfies OfferFieldKey[];

/** Fields that only the institution sees. */
export const administration = [
  'solicitante',
  'numeroPedido',
  'observaciones',
] as const satisfies OfferFieldKey[];

/** Groups of fields with their own heading, since the labels alone do not tell whom they refer to. */
export const fieldGroups: readonly Pick<OfferSection, 'title' | 'fields'>[] = [
  { title: 'offer-form.tutor', fields: tutorFields },
  { title: 'offer-form.candidate', fields: candidateKeys },
  { title: 'offer-form.administration', fields: administration },
];

/** Messages with the full label of a grouped field, for use outside its group. */
export const fullLabels: Readonly<Partial<Record<OfferFieldKey, MessageId>>> = Object.fromEntries([
  ...companyTutorKeys.map((key) => [key, 'offer-form.ofTutor']),
  ...candidateKeys.map((key) => [key, 'offer-form.ofCandidate']),
]);

/** Rarely used fields of the publication, folded away. */
export const foldedPublicationFields = [
  'urlInscripcionExterna',
  'urlInformacionComplementaria',
  'ficheroInformacionComplementaria',
  'documentosRequeridos',
  ...candidateKeys,
  ...administration,
] as const satisfies OfferFieldKey[];

/** Sections of the form in order, with their fields. */
export const offerSections: readonly OfferSection[] = [
  {
    id: 'job',
    title: 'offer-form.sectionJob',
    fields: [
      'titulo',
      'plazas',
      'descripcion',
      'tareasAdesarrollar',
      'sector',
      'area_funcional',
      'campus',
      'etiquetas',
    ],
  },
  {
    id: 'profile',
    title: 'offer-form.sectionProfile',
    intro: 'offer-form.profileIntro',
    fields: [
      'experiencia',
      'experienciaDeseable',
      'idiomas',
      'programasInformaticos',
      'competencias',
      'interes',
      ...foldedProfileFields,
    ],
  },
  {
    id: 'degrees',
    title: 'offer-form.sectionDegrees',
    intro: 'offer-form.degreesIntro',
    fields: ['titulaciones', 'titulacionesDeseables', 'admiteMenores', ...foldedDegreeFields],
  },
  {
    id: 'conditions',
    title: 'offer-form.sectionConditions',
    fields: [
      'contrato',
      'tipoModalidadAsistencia',
      'salario',
      'salarioMaximo',
      'ayudaEstudio',
      'otrasRemuneraciones',
    ],
  },
  {
    id: 'dates',
    title: 'offer-form.sectionDates',
    fields: [
      'fechaInicio',
      'fechaFin',
      'meses',
      'horario',
      'horasAldia',
      'numeroDiasSemana',
      'tiempoDedicacionJornada',
    ],
  },
  {
    id: 'place',
    title: 'offer-form.sectionPlace',
    fields: [
      'pais',
      'provincia',
      'provinciaTexto',
      'localidad',
      'centroPracticas',
      'empresaDestino',
      'programa',
      'conServicio',
      ...tutorFields,
      'vinculadaTFG',
      'nombreTFG',
      'tutorTFG',
    ],
  },
  {
    id: 'publication',
    title: 'offer-form.sectionPublication',
    fields: ['idOpcionPublicacion', 'fechaCaducidad', 'activa', ...foldedPublicationFields],
  },
];
