import type { MessageId } from '#core/i18n/messages.ts';
import { candidateKeys } from '#core/contract/validation/offer.ts';
import { companyTutorKeys } from '#core/contract/validation/tutor.ts';
import type { OfferFieldKey } from './offer-form.ts';

/** A part of the form of an offer. */
export interface OfferSection {
  id: OfferSectionId;
  title: MessageId;
  intro?: MessageId;
  fields: readonly OfferFieldKey[];
}

export type OfferSectionId = 'job' | 'profile' | 'degrees' | 'conditions' | 'dates' | 'place' | 'publication';

/** What few ask of the person. */
export const rareInProfile = [
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

/** What few ask of the studies. */
export const rareInDegrees = [
  'titulacionesPropuestas',
  'areasTitulaciones',
  'nivelesTitulaciones',
  'cursoMinimo',
  'creditosSuperados',
  'anioGraduacionMaximo',
  'ultimoCurso',
  'perfilNoUniversitario',
] as const satisfies OfferFieldKey[];

/** Who looks after a placement. */
export const tutorFields = ['tutores', ...companyTutorKeys] as const satisfies OfferFieldKey[];

/** What only the institution sees. */
export const administration = [
  'solicitante',
  'numeroPedido',
  'observaciones',
] as const satisfies OfferFieldKey[];

/** What belongs together under a heading of its own in its section: the names of its fields do not say of whom they are. */
export const fieldGroups: readonly Pick<OfferSection, 'title' | 'fields'>[] = [
  { title: 'offer-form.tutor', fields: tutorFields },
  { title: 'offer-form.candidate', fields: candidateKeys },
  { title: 'offer-form.administration', fields: administration },
];

/** The texts with the whole name of a field, for where it stands without the heading of its group. */
export const wholeNames: Readonly<Partial<Record<OfferFieldKey, MessageId>>> = Object.fromEntries([
  ...companyTutorKeys.map((key) => [key, 'offer-form.ofTutor']),
  ...candidateKeys.map((key) => [key, 'offer-form.ofCandidate']),
]);

/** What few say of how an offer is published. */
export const rareInPublication = [
  'urlInscripcionExterna',
  'urlInformacionComplementaria',
  'ficheroInformacionComplementaria',
  'documentosRequeridos',
  ...candidateKeys,
  ...administration,
] as const satisfies OfferFieldKey[];

/** The parts of the form in their order, each with its fields. */
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
      ...rareInProfile,
    ],
  },
  {
    id: 'degrees',
    title: 'offer-form.sectionDegrees',
    intro: 'offer-form.degreesIntro',
    fields: ['titulaciones', 'titulacionesDeseables', ...rareInDegrees],
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
    fields: ['idOpcionPublicacion', 'fechaCaducidad', 'activa', ...rareInPublication],
  },
];
