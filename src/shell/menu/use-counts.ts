import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Call, DatosOf } from '#api/call.ts';
import type { CallInput } from '#api/client/call.ts';
import { tieneMenuSolicitudesPracticasEducacion } from '#api/calls/company-education.ts';
import { dameEventos } from '#api/calls/events.ts';
import { programasPracticasActivos } from '#api/calls/programmes.ts';
import { dameNumOfertasEmpleoUsuario, dameNumOfertasPracticasUsuario } from '#api/calls/student-offers.ts';
import { dameGuiaOrientacion } from '#api/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#api/calls/survey-lists.ts';
import { upcomingEvents } from '#shell/event-card/upcoming.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { $placementCount } from '#stores/placement-count.ts';
import type { Count, MenuBrand } from './side-entry.ts';
import type { OfferKind, StudentCounts } from './student-menu.ts';

/** How many an answer has; nothing is asked for an entry that cannot be there. */
function useCount<C extends Call>(
  call: C,
  input: CallInput<C>,
  wanted: boolean,
  count: (datos: DatosOf<C>) => number,
): Count {
  const answer = useAnswer(call, input, wanted);
  return answer.state === 'ready' ? count(answer.datos) : answer.state;
}

const $none = atom(0);

const lengthOf = (list: readonly unknown[]): number => list.length;

/** What the entries of a student or graduate depend on. */
export function useStudentCounts(
  { paths }: Pick<MenuBrand, 'paths'>,
  offers: OfferKind | undefined,
  conPracticas: boolean,
): StudentCounts {
  const placementOffers = useCount(dameNumOfertasPracticasUsuario, {}, offers === 'practicas', totalOf);
  const jobOffers = useCount(dameNumOfertasEmpleoUsuario, {}, offers === 'empleo', totalOf);
  return {
    offers: offers === 'practicas' ? placementOffers : jobOffers,
    placements: useStore(conPracticas && paths.placements !== undefined ? $placementCount : $none),
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

/** Whether a company has education requests: the only entry of its menu that depends on it. */
export function useEducationCount({ paths }: Pick<MenuBrand, 'paths'>): Count {
  return useCount(
    tieneMenuSolicitudesPracticasEducacion,
    {},
    paths['education-requests'] !== undefined,
    Number,
  );
}
