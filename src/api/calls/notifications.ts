import * as z from 'zod/mini';
import { defineCall } from '#api/call.ts';
import { communicationSchema, notificationSchema } from '#api/entities/notification.ts';
import { nothing } from '#api/fields.ts';
import { idRequest, userKindParams } from './parameters.ts';

const userCall = { area: 'notifications', who: 'usuario', params: userKindParams } as const;

export const dameNotificaciones = defineCall({
  ...userCall,
  name: 'dameNotificaciones',
  method: 'GET',
  path: '/api/{tipo}/dameNotificaciones',
  summary: 'Notifications',
  datos: z.array(notificationSchema),
});

export const marcarNotificacionLeida = defineCall({
  ...userCall,
  name: 'marcarNotificacionLeida',
  method: 'POST',
  path: '/api/{tipo}/marcarNotificacionLeida',
  summary: 'Mark a notification as read',
  request: idRequest,
  datos: nothing(),
});

export const eliminaNotificacion = defineCall({
  ...userCall,
  name: 'eliminaNotificacion',
  method: 'POST',
  path: '/api/{tipo}/eliminaNotificacion',
  summary: 'Delete a notification',
  request: idRequest,
  datos: nothing(),
});

export const marcarNotificacionesSinEnlaceLeidas = defineCall({
  ...userCall,
  name: 'marcarNotificacionesSinEnlaceLeidas',
  method: 'POST',
  path: '/api/{tipo}/marcarNotificacionesSinEnlaceLeidas',
  summary: 'Mark all notifications without a link as read',
  datos: nothing(),
});

export const eliminaNotificaciones = defineCall({
  ...userCall,
  name: 'eliminaNotificaciones',
  method: 'POST',
  path: '/api/{tipo}/eliminaNotificaciones',
  summary: 'Delete all notifications',
  datos: nothing(),
});

export const dameComunicaciones = defineCall({
  ...userCall,
  name: 'dameComunicaciones',
  method: 'GET',
  path: '/api/{tipo}/dameComunicaciones',
  summary: 'Communications of the university',
  datos: z.array(communicationSchema),
});
