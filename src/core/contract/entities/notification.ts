import * as z from 'zod/mini';
import { date, extension, flag, id, languageTag, moment, text } from '#core/contract/fields.ts';

/** A notification; with both urlAcceso and urlExterna empty, it has no link. */
export const notificationSchema = z.object({
  idNotificacion: id(),
  titulo: text(),
  texto: z.optional(text()),
  leida: flag(),
  Importante: flag(),
  urlAcceso: z.optional(text()),
  urlExterna: z.optional(text()),
  fecha: extension(moment()),
  idioma: languageTag(),
});

export const communicationSchema = z.object({
  fechaDesde: date(),
  descripcion: text(),
  enlace: z.optional(text()),
  idioma: languageTag(),
});

export type Notification = z.infer<typeof notificationSchema>;
export type Communication = z.infer<typeof communicationSchema>;
