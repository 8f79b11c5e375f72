import * as z from 'zod/mini';
import { date, filled, id, limited, moment, text } from '#core/contract/fields.ts';

/** Maximum base64 length of a file of 2 MB, with room for line breaks. */
const base64Length = 2_900_000;

/** An uploaded file; for a file over the limit, `enlace` has its address instead. */
export const documentUploadShape = {
  nombre: filled(150),
  ficheroB64ParaAltas: z.optional(limited(base64Length)),
  extension_adjunto: z.optional(limited(10)),
  fecha: z.optional(date()),
  enlace: z.optional(limited(500)),
};

/** Whether an upload carries a file with its extension, or an address instead. */
function hasContent(upload: {
  ficheroB64ParaAltas?: string;
  extension_adjunto?: string;
  enlace?: string;
}): boolean {
  return Boolean(upload.enlace) || Boolean(upload.ficheroB64ParaAltas && upload.extension_adjunto);
}

/** Schema of an upload with further fields: a file with its extension, or an address, is required. */
/* @__NO_SIDE_EFFECTS__ */
export function uploadWith<S extends z.core.$ZodShape>(
  shape: S,
): z.ZodMiniObject<typeof documentUploadShape & S> {
  const schema = z.object({ ...documentUploadShape, ...shape });
  return schema.check(z.refine((value) => hasContent(value as Parameters<typeof hasContent>[0]))) as never;
}

export const documentUploadSchema = uploadWith({});

/** A file stored on the server. */
export const storedDocumentSchema = z.object({
  id: id(),
  nombre: text(),
  fecha: z.optional(moment()),
  extension_adjunto: z.optional(text()),
  /** Row of tiposDocumentoAlumnoPracticas. */
  idTipo: z.optional(id()),
  enlace: text(),
});

/** A document that a process or an offer requires. */
export const requiredDocumentSchema = z.object({
  idDocumento: id(),
  nombre: text(),
  descripcion: z.optional(text()),
  idProceso: z.optional(id()),
  entregado: z.optional(z.boolean()),
});

/** A document of the university, by its address. */
export const linkedDocumentSchema = z.object({ titulo: text(), url: text() });

export type DocumentUpload = z.infer<typeof documentUploadSchema>;
export type StoredDocument = z.infer<typeof storedDocumentSchema>;
export type RequiredDocument = z.infer<typeof requiredDocumentSchema>;
export type LinkedDocument = z.infer<typeof linkedDocumentSchema>;
