import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import { dameEventos } from '#core/contract/calls/events.ts';
import { programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import { dameGuiaOrientacion, damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import { cachedPlacementCount } from '#portal/data/cache/placement-count.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';
import { offerCountCalls } from './counted-offers.ts';
import { ownKinds } from './student-menu.ts';

/** The prefetches of the counts in the menu. */
export const menuPrefetch: Prefetches = (visitor, { brand }) => {
  const { paths } = brand;
  if (visitor.type === 'Empresa')
    return paths['education-requests'] ? [prefetch(tieneMenuSolicitudesPracticasEducacion, {})] : [];
  return [
    ...ownKinds(visitor, brand).map((kind) => prefetch(offerCountCalls[kind], {})),
    ...(visitor.conPracticas && paths.placements
      ? [prefetch(damePracticasAlumno, {}, { cached: cachedPlacementCount })]
      : []),
    ...(paths.programmes ? [prefetch(programasPracticasActivos, {})] : []),
    ...(paths.events ? [prefetch(dameEventos, {})] : []),
    ...(paths.guides ? [prefetch(dameGuiaOrientacion, {})] : []),
    ...(paths.surveys ? [prefetch(dameEncuestasUsuario, {})] : []),
  ];
};
