import * as z from 'zod/mini';
import { extension, id, text } from '#core/contract/fields.ts';

/** Phases of a selection that states of a candidacy belong to, in order. */
export const selectionPhases = ['nuevas', 'enProceso', 'finalistas', 'seleccionadas', 'descartadas'] as const;

/** Row of a domain list: an option of forms, and the target of ids in other answers. */
export const domainRowSchema = z.object({
  id: id(),
  descripcion: text(),
  idPadre: z.optional(id()),
  fase: extension(z.enum(selectionPhases)),
});

export const degreeSchema = z.object({
  idTitulacion: id(),
  descripcion: text(),
  idAmbito: z.optional(id()),
  idNivel: z.optional(id()),
  idTipoFormacion: z.optional(id()),
});

export const islandSchema = z.object({ idIsla: id(), idProvincia: z.optional(id()), descripcion: text() });

export const townSchema = z.object({ idLocalidad: id(), idProvincia: id(), descripcion: text() });

/** Reason for a change of a candidacy's state; for state 17 given by students, for 9 by companies. */
export const reasonSchema = z.object({ idMotivo: id(), idEstado: id(), idPerfil: id(), descripcion: text() });

export const studyAreaSchema = z.object({
  ambitoEstudo: domainRowSchema,
  especialidadesAmbitoEstudio: z.array(domainRowSchema),
});

/** Any row of any list. Special rows come first, so that none of their keys is dropped. */
export const anyDomainRowSchema = z.union([
  degreeSchema,
  islandSchema,
  townSchema,
  reasonSchema,
  studyAreaSchema,
  domainRowSchema,
]);

export type SelectionPhase = (typeof selectionPhases)[number];
export type DomainRow = z.infer<typeof domainRowSchema>;
export type Degree = z.infer<typeof degreeSchema>;
export type Island = z.infer<typeof islandSchema>;
export type Town = z.infer<typeof townSchema>;
export type Reason = z.infer<typeof reasonSchema>;
export type StudyArea = z.infer<typeof studyAreaSchema>;
export type AnyDomainRow = z.infer<typeof anyDomainRowSchema>;
