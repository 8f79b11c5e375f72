import * as z from 'zod/mini';
import { date, id, text } from '#api/fields.ts';

/** An empty urlAcceso and urlExterna means a notification without link. */
export const notificationSchema = z.object({
  idNotificacion: id(),
  titulo: text(),
  texto: z.optional(text()),
  leida: z.boolean(),
  Importante: z.boolean(),
  /** Page of the portal. */
  urlAcceso: z.optional(text()),
  urlExterna: z.optional(text()),
});

export const communicationSchema = z.object({
  fechaDesde: date(),
  descripcion: text(),
  enlace: z.optional(text()),
});

export type Notification = z.infer<typeof notificationSchema>;
export type Communication = z.infer<typeof communicationSchema>;
