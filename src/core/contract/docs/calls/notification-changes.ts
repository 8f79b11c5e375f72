import type * as calls from '#core/contract/calls/notification-changes.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { removalIsIdempotent, userKindKeys } from './parameters.ts';

const one = {
  params: userKindKeys,
  request: {
    id: describe(`\`idNotificacion\`. ${removalIsIdempotent}`, 3051),
  },
} as const;

export const notificationChangeDocs = {
  marcarNotificacionLeida: one,
  eliminaNotificacion: one,
  marcarNotificacionesSinEnlaceLeidas: { params: userKindKeys },
  eliminaNotificaciones: { params: userKindKeys },
} satisfies CallDocs<typeof calls>;
