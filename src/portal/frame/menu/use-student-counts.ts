import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { dameEventos } from '#core/contract/calls/events.ts';
import { programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import { dameGuiaOrientacion } from '#core/contract/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import { upcomingEvents } from '#core/model/events.ts';
import { $placementCount } from '#portal/data/cache/placement-count.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { offerCountCalls } from './counted-offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { requestsData } from '../requests-data.ts';
import type { Count, MenuBrand } from './side-entry.ts';
import type { StudentCounts } from './student-menu.ts';
import { useCount } from './use-count.ts';

const $zero = atom(0);

const $unknown = atom<Count>('failed');

const lengthOf = (list: readonly unknown[]): number => list.length;

/** The counts for the menu of a student or graduate. Kinds of offers are those of `ownKinds`. */
export function useStudentCounts(
  { paths }: Pick<MenuBrand, 'paths'>,
  [kind, other]: readonly OfferKind[],
  conPracticas: boolean,
): StudentCounts {
  const has = (offers: OfferKind): boolean => kind === offers || other === offers;
  const hasPlacements = conPracticas && paths.placements !== undefined;
  const isAllowed = requestsData(usePage().route);
  const placementOffers = useCount(offerCountCalls.practicas, {}, has('practicas'), totalOf);
  const jobOffers = useCount(offerCountCalls.empleo, {}, has('empleo'), totalOf);
  return {
    offers: kind === 'practicas' ? placementOffers : jobOffers,
    otherOffers: other === 'practicas' ? placementOffers : jobOffers,
    placements: useStore(hasPlacements ? (isAllowed ? $placementCount : $unknown) : $zero),
    programmes: useCount(programasPracticasActivos, {}, paths.programmes !== undefined, lengthOf),
    events: useCount(
      dameEventos,
      {},
      paths.events !== undefined,
      (events) => upcomingEvents(events, new Date()).length,
    ),
    guides: useCount(dameGuiaOrientacion, {}, paths.guides !== undefined, lengthOf),
    surveys: useCount(
      dameEncuestasUsuario,
      {},
      paths.surveys !== undefined,
      (surveys) => surveys.filter(({ contestada }) => !contestada).length,
    ),
  };
}

const totalOf = ({ numTotal }: { numTotal: number }): number => numTotal;
