import type { OfferKind } from '#core/model/offers.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { type Count, counted, type MenuBrand, pageEntry, type SideEntry } from './side-entry.ts';

/** The facts of a session that decide the menu of a student or graduate. */
export type MenuStudent = Pick<PortalSession, 'type' | 'conPracticas' | 'conEmpleo'>;

export const studentCounts = [
  'offers',
  'otherOffers',
  'placements',
  'programmes',
  'events',
  'guides',
  'surveys',
] as const;

export type StudentCounts = Readonly<Record<(typeof studentCounts)[number], Count>>;

/** Kinds of offers that a student or graduate can apply to in this portal, their own kind first. */
export function ownKinds(student: MenuStudent, { paths }: Pick<MenuBrand, 'paths'>): OfferKind[] {
  const kinds: OfferKind[] = student.type === 'Egresado' ? ['empleo', 'practicas'] : ['practicas', 'empleo'];
  const has = {
    practicas: student.conPracticas && paths['placement-offers'] !== undefined,
    empleo: student.conEmpleo && paths['job-offers'] !== undefined,
  };
  return kinds.filter((kind) => has[kind]);
}

/** The kind of offers shown to a student or graduate: their own kind, else the other one they can apply to. */
export function offerKindOf(student: MenuStudent, brand: Pick<MenuBrand, 'paths'>): OfferKind | undefined {
  return ownKinds(student, brand)[0];
}

const offersPages = { practicas: 'placement-offers', empleo: 'job-offers' } as const;

/** The menu of a student or graduate, with the offers of both kinds where they can apply to both. */
export function studentMenu(student: MenuStudent, brand: MenuBrand, counts: StudentCounts): SideEntry[] {
  const { settings } = brand;
  const [kind, other] = ownKinds(student, brand);
  const canPropose = settings.showPropuestaPracticas && student.conPracticas;
  const { nuevaOferta, documentacion } = settings.menuAlumno;
  // One page has one entry, under the name that the brand has chosen.
  const proposal = nuevaOferta
    ? pageEntry(brand, 'new-offer', 'placement-proposal', { label: 'frame.menuNewOffer' })
    : pageEntry(brand, 'proposal', 'placement-proposal');
  return [
    ...pageEntry(brand, 'home', 'home', { label: 'frame.home' }),
    ...(kind ? counted(pageEntry(brand, 'offers', offersPages[kind]), counts.offers) : []),
    ...(other ? counted(pageEntry(brand, 'other-offers', offersPages[other]), counts.otherOffers) : []),
    ...pageEntry(brand, 'applications', 'applications'),
    ...(student.conPracticas ? counted(pageEntry(brand, 'placements', 'placements'), counts.placements) : []),
    ...pageEntry(brand, 'dates', 'dates'),
    ...(canPropose ? proposal : []),
    ...counted(
      pageEntry(brand, 'programmes', 'programmes', { label: 'frame.menuProgrammes' }),
      counts.programmes,
    ),
    ...(documentacion
      ? pageEntry(brand, 'documents', 'cv', { label: 'frame.menuDocuments', hash: '#documentos' })
      : []),
    ...pageEntry(brand, 'procedures', 'procedures'),
    ...counted(pageEntry(brand, 'events', 'events'), counts.events),
    ...counted(pageEntry(brand, 'guides', 'guides'), counts.guides),
    ...pageEntry(brand, 'help', 'help'),
    ...counted(pageEntry(brand, 'surveys', 'surveys'), counts.surveys),
    ...(settings.modulos.bajaServicio
      ? [{ id: 'deletion', label: 'frame.menuDeletion' } satisfies SideEntry]
      : []),
  ];
}
