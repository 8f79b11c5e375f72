import type { MessageId } from '#core/i18n/messages.ts';
import type { PlacementState } from './placement-groups.ts';

export const stateNames = {
  activa: 'placements.active',
  pendiente: 'placements.upcoming',
  finalizada: 'placements.finished',
} as const satisfies Record<PlacementState, MessageId>;
