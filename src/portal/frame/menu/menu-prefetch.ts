import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import { dameEventos } from '#core/contract/calls/events.ts';
import { programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import { dameGuiaOrientacion, damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import { cachedPlacementCount } from '#portal/data/cache/placement-count.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';
import { countedOffers } from './counted-offers.ts';
import { ownKinds } from './student-menu.ts';

/** What the menu of someone counts. */
export const menuPrefetch: Prefetches = (person, { brand }) => {
  const { paths } = brand;
  if (person.type === 'Empresa')
    return paths['education-requests'] ? [prefetch(tieneMenuSolicitudesPracticasEducacion, {})] : [];
  return [
    ...ownKinds(person, brand).map((kind) => prefetch(countedOffers[kind], {})),
    ...(person.conPracticas && paths.placements
      ? [prefetch(damePracticasAlumno, {}, { kept: cachedPlacementCount })]
      : []),
    ...(paths.programmes ? [prefetch(programasPracticasActivos, {})] : []),
    ...(paths.events ? [prefetch(dameEventos, {})] : []),
    ...(paths.guides ? [prefetch(dameGuiaOrientacion, {})] : []),
    ...(paths.surveys ? [prefetch(dameEncuestasUsuario, {})] : []),
  ];
};
