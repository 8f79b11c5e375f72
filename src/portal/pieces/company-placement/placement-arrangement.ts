import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import {
  awaitsChange,
  placementEndsSoon,
  placementState,
  type CompanyPlacementState,
} from '#core/model/company-placements.ts';
import { fullName } from '#core/model/people.ts';
import type { RowArrangement } from '#portal/lists/grouped/arrange-rows.ts';

/** Names of the states of a placement. */
export const placementStateTexts: Readonly<Record<CompanyPlacementState, MessageId>> = {
  activa: 'placement-changes.active',
  pendiente: 'placement-changes.upcoming',
  finalizada: 'placement-changes.finished',
};

/** Placements of a company: running, upcoming, and finished ones folded. */
export const placementArrangement: RowArrangement<CompanyPlacement> = {
  groups: [
    { key: 'activa', name: placementStateTexts.activa },
    { key: 'pendiente', name: placementStateTexts.pendiente },
    { key: 'finalizada', name: placementStateTexts.finalizada, isFolded: true },
  ],
  groupOf: placementState,
  views: [
    { key: 'terminan', name: 'placement-changes.endSoon', has: placementEndsSoon },
    { key: 'cambios', name: 'placement-changes.changeWaits', has: awaitsChange },
  ],
  wordsOf: (placement) => [
    fullName(placement.nombre, placement.apellidos),
    placement.titulo,
    placement.centroPracticas,
    fullName(placement.nombreTutorEmpresa, placement.apellidosTutorEmpresa),
    fullName(placement.nombreTutorUniversidad, placement.apellidosTutorUniversidad),
  ],
};
