import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { communicationSchema, notificationSchema } from '#core/contract/entities/notification.ts';
import { userKindParams } from './parameters.ts';

const userCall = { area: 'notifications', who: 'usuario', params: userKindParams } as const;

export const dameNotificaciones = defineCall({
  ...userCall,
  name: 'dameNotificaciones',
  method: 'GET',
  path: '/api/{tipo}/dameNotificaciones',
  summary: 'Notifications',
  datos: z.array(notificationSchema),
  freshFor: 1,
});

export const dameComunicaciones = defineCall({
  ...userCall,
  name: 'dameComunicaciones',
  method: 'GET',
  path: '/api/{tipo}/dameComunicaciones',
  summary: 'Communications of the university',
  datos: z.array(communicationSchema),
  freshFor: 5,
});
