import { contactTypes, publication } from '#api/constants.ts';
import type { TextRow } from './rows.ts';

export const contactKinds: readonly TextRow[] = [
  { id: 1, es: 'Dirección', ca: 'Direcció', en: 'Management' },
  { id: 2, es: 'Recursos humanos', ca: 'Recursos humans', en: 'Human resources' },
  { id: 3, es: 'Administración', ca: 'Administració', en: 'Administration' },
  { id: 4, es: 'Facturación', ca: 'Facturació', en: 'Billing' },
  { id: 5, es: 'Gestión de convenios', ca: 'Gestió de convenis', en: 'Agreement management' },
  { id: 6, es: 'Firmante', ca: 'Signant', en: 'Signatory' },
  {
    id: contactTypes.placementTutor,
    es: 'Tutor de prácticas',
    ca: 'Tutor de pràctiques',
    en: 'Placement tutor',
  },
  { id: contactTypes.forum, es: 'Foro de empleo', ca: "Fòrum d'ocupació", en: 'Job forum' },
  { id: contactTypes.general, es: 'General', ca: 'General', en: 'General' },
];

/** Contacts that an agreement or a bill needs. */
export const contactKind = { ...contactTypes, billing: 4, agreements: 5, signatory: 6 } as const;

export const publicationOptions: readonly TextRow[] = [
  {
    id: publication.withData,
    es: 'Con los datos de la empresa',
    ca: "Amb les dades de l'empresa",
    en: 'With the details of the company',
  },
  { id: publication.anonymous, es: 'Anónima', ca: 'Anònima', en: 'Anonymous' },
];

export const societyTypes: readonly TextRow[] = [
  { id: 1, es: 'Sociedad limitada', ca: 'Societat limitada', en: 'Private limited company' },
  { id: 2, es: 'Sociedad anónima', ca: 'Societat anònima', en: 'Public limited company' },
  { id: 3, es: 'Cooperativa', ca: 'Cooperativa', en: 'Cooperative' },
  { id: 4, es: 'Sociedad laboral', ca: 'Societat laboral', en: 'Worker-owned company' },
  { id: 5, es: 'Sociedad civil', ca: 'Societat civil', en: 'Civil partnership' },
  { id: 6, es: 'Comunidad de bienes', ca: 'Comunitat de béns', en: 'Joint ownership' },
  { id: 7, es: 'Empresario individual', ca: 'Empresari individual', en: 'Sole trader' },
  { id: 8, es: 'Asociación', ca: 'Associació', en: 'Association' },
  { id: 9, es: 'Fundación', ca: 'Fundació', en: 'Foundation' },
  {
    id: 10,
    es: 'Administración u organismo público',
    ca: 'Administració o organisme públic',
    en: 'Public body',
  },
  { id: 11, es: 'Empresa extranjera', ca: 'Empresa estrangera', en: 'Foreign company' },
  { id: 99, es: 'Otra', ca: 'Una altra', en: 'Other' },
];

export const billingRanges: readonly TextRow[] = [
  { id: 1, es: 'Hasta 2 millones de euros', ca: "Fins a 2 milions d'euros", en: 'Up to 2 million euros' },
  { id: 2, es: 'De 2 a 10 millones de euros', ca: "De 2 a 10 milions d'euros", en: '2 to 10 million euros' },
  {
    id: 3,
    es: 'De 10 a 50 millones de euros',
    ca: "De 10 a 50 milions d'euros",
    en: '10 to 50 million euros',
  },
  {
    id: 4,
    es: 'Más de 50 millones de euros',
    ca: "Més de 50 milions d'euros",
    en: 'More than 50 million euros',
  },
];

export const employeeRanges: readonly TextRow[] = [
  { id: 1, es: 'De 1 a 9', ca: "D'1 a 9", en: '1 to 9' },
  { id: 2, es: 'De 10 a 49', ca: 'De 10 a 49', en: '10 to 49' },
  { id: 3, es: 'De 50 a 249', ca: 'De 50 a 249', en: '50 to 249' },
  { id: 4, es: 'De 250 a 999', ca: 'De 250 a 999', en: '250 to 999' },
  { id: 5, es: '1000 o más', ca: '1000 o més', en: '1,000 or more' },
];

/** Labels that an offer can carry. */
export const offerLabels: readonly TextRow[] = [
  { id: 1, es: 'Primer empleo', ca: 'Primera feina', en: 'First job' },
  { id: 2, es: 'Incorporación inmediata', ca: 'Incorporació immediata', en: 'Immediate start' },
  { id: 3, es: 'Verano', ca: 'Estiu', en: 'Summer' },
  { id: 4, es: 'Teletrabajo', ca: 'Teletreball', en: 'Working from home' },
  { id: 5, es: 'Internacional', ca: 'Internacional', en: 'International' },
  { id: 6, es: 'Empresa emergente', ca: 'Empresa emergent', en: 'Start-up' },
  { id: 7, es: 'Sostenibilidad', ca: 'Sostenibilitat', en: 'Sustainability' },
  { id: 8, es: 'Igualdad', ca: 'Igualtat', en: 'Equality' },
  { id: 9, es: 'Investigación', ca: 'Recerca', en: 'Research' },
  { id: 10, es: 'Fines de semana', ca: 'Caps de setmana', en: 'Weekends' },
];

/** Campuses of the university. */
export const campuses: readonly TextRow[] = [
  { id: 1, es: 'Campus Central', ca: 'Campus Central', en: 'Central Campus' },
  { id: 2, es: 'Campus Norte', ca: 'Campus Nord', en: 'North Campus' },
  { id: 3, es: 'Campus Sur', ca: 'Campus Sud', en: 'South Campus' },
  {
    id: 4,
    es: 'Campus de Ciencias de la Salud',
    ca: 'Campus de Ciències de la Salut',
    en: 'Health Sciences Campus',
  },
  { id: 5, es: 'Campus Virtual', ca: 'Campus Virtual', en: 'Online Campus' },
];
