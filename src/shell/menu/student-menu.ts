import type { Session } from '#session/session.ts';
import { type Count, counted, type MenuBrand, pageEntry, type SideEntry } from './side-entry.ts';

/** What of a session decides the menu of a student or graduate. */
export type MenuStudent = Pick<Session, 'type' | 'conPracticas' | 'conEmpleo'>;

export type OfferKind = 'practicas' | 'empleo';

export const studentCounts = ['offers', 'placements', 'programmes', 'events', 'guides', 'surveys'] as const;

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

/**
 * The kind of offers that a student or graduate is shown: placements for students, jobs for graduates; the other one
 * where theirs is not to be had.
 */
export function offerKindOf(student: MenuStudent, brand: Pick<MenuBrand, 'paths'>): OfferKind | undefined {
  return ownKinds(student, brand)[0];
}

/** The menu of a student or graduate. */
export function studentMenu(student: MenuStudent, brand: MenuBrand, counts: StudentCounts): SideEntry[] {
  const { settings } = brand;
  const kind = offerKindOf(student, brand);
  const offers = kind === 'practicas' ? 'placement-offers' : 'job-offers';
  const canPropose = settings.showPropuestaPracticas && student.conPracticas;
  const { nuevaOferta, documentacion } = settings.menuAlumno;
  return [
    ...pageEntry(brand, 'home', 'home', { label: 'frame.home' }),
    ...(kind ? counted(pageEntry(brand, 'offers', offers), counts.offers) : []),
    ...pageEntry(brand, 'applications', 'applications'),
    ...(student.conPracticas ? counted(pageEntry(brand, 'placements', 'placements'), counts.placements) : []),
    ...(canPropose && nuevaOferta
      ? pageEntry(brand, 'new-offer', 'placement-proposal', { label: 'frame.menuNewOffer' })
      : []),
    ...(canPropose ? pageEntry(brand, 'proposal', 'placement-proposal') : []),
    ...counted(
      pageEntry(brand, 'programmes', 'programmes', { label: 'frame.menuProgrammes' }),
      counts.programmes,
    ),
    ...(documentacion
      ? pageEntry(brand, 'documents', 'cv', { label: 'frame.menuDocuments', hash: '#documentos' })
      : []),
    ...counted(pageEntry(brand, 'events', 'events'), counts.events),
    ...counted(pageEntry(brand, 'guides', 'guides'), counts.guides),
    ...pageEntry(brand, 'help', 'help'),
    ...counted(pageEntry(brand, 'surveys', 'surveys'), counts.surveys),
    ...(settings.modulos.bajaServicio
      ? [{ id: 'deletion', label: 'frame.menuDeletion' } satisfies SideEntry]
      : []),
  ];
}
