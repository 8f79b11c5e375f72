import { tieneMenuSolicitudesPracticasEducacion } from '#core/contract/calls/company-menu.ts';
import { dameEventos } from '#core/contract/calls/events.ts';
import { programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import { dameGuiaOrientacion, damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { dameEncuestasUsuario } from '#core/contract/calls/survey-lists.ts';
import { keptPlacementCount } from '#portal/data/placement-count.ts';
import { type Asks, wants } from '#portal/data/ahead/wanted.ts';
import { countedOffers } from './counted-offers.ts';
import { ownKinds } from './student-menu.ts';

/** What the menu of someone counts. */
export const menuAsks: Asks = (person, { brand }) => {
  const { paths } = brand;
  if (person.type === 'Empresa')
    return paths['education-requests'] ? [wants(tieneMenuSolicitudesPracticasEducacion, {})] : [];
  return [
    ...ownKinds(person, brand).map((kind) => wants(countedOffers[kind], {})),
    ...(person.conPracticas && paths.placements
      ? [wants(damePracticasAlumno, {}, { kept: keptPlacementCount })]
      : []),
    ...(paths.programmes ? [wants(programasPracticasActivos, {})] : []),
    ...(paths.events ? [wants(dameEventos, {})] : []),
    ...(paths.guides ? [wants(dameGuiaOrientacion, {})] : []),
    ...(paths.surveys ? [wants(dameEncuestasUsuario, {})] : []),
  ];
};
