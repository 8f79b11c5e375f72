import { defineCall } from '#core/contract/call.ts';
import { nothing } from '#core/contract/fields.ts';
import { idRequest, userKindParams } from './parameters.ts';

const change = {
  area: 'notifications',
  who: 'usuario',
  method: 'POST',
  params: userKindParams,
  datos: nothing(),
} as const;

export const marcarNotificacionLeida = defineCall({
  ...change,
  name: 'marcarNotificacionLeida',
  path: '/api/{tipo}/marcarNotificacionLeida',
  summary: 'Mark a notification as read',
  request: idRequest,
});

export const eliminaNotificacion = defineCall({
  ...change,
  name: 'eliminaNotificacion',
  path: '/api/{tipo}/eliminaNotificacion',
  summary: 'Delete a notification',
  request: idRequest,
});

export const marcarNotificacionesSinEnlaceLeidas = defineCall({
  ...change,
  name: 'marcarNotificacionesSinEnlaceLeidas',
  path: '/api/{tipo}/marcarNotificacionesSinEnlaceLeidas',
  summary: 'Mark all notifications without a link as read',
});

export const eliminaNotificaciones = defineCall({
  ...change,
  name: 'eliminaNotificaciones',
  path: '/api/{tipo}/eliminaNotificaciones',
  summary: 'Delete all notifications',
});
