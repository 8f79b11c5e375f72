import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import { storedDocumentSchema, uploadWith } from '#core/contract/entities/document.ts';
import { filled, id, limited, nothing, currentPassword, text } from '#core/contract/fields.ts';
import { idRequest, wrongPassword } from './parameters.ts';

const writing = { area: 'cv', method: 'POST', who: 'alumno', datos: nothing() } as const;

export const addDoc = defineCall({
  ...writing,
  name: 'addDoc',
  path: '/api/Alumno/addDoc',
  summary: 'Add a document to the CV',
  request: uploadWith({
    /** Part of the CV that the document belongs to; `cv` is the uploaded CV. */
    destino: z.enum(['cv', 'documentos', 'documentosPrivados', 'documentosProcesos', 'certificados']),
    /** tiposDocumentoAlumnoPracticas */
    idTipo: z.optional(id()),
    /** Id of the requested document, with documentosProcesos. */
    idDocumento: z.optional(id()),
  }),
  datos: storedDocumentSchema,
  statuses: [56],
  uploads: { '': 'general' },
});

export const delDoc = defineCall({
  ...writing,
  name: 'delDoc',
  path: '/api/Alumno/delDoc',
  summary: 'Remove a document',
  request: idRequest,
});

export const editPermisoTrabajo = defineCall({
  ...writing,
  name: 'editPermisoTrabajo',
  path: '/api/Alumno/editPermisoTrabajo',
  summary: 'Say whether there is a work permit: 1 or 0',
  request: z.object({ permiso: z.literal([0, 1]) }),
});

export const editImagenPerfil = defineCall({
  ...writing,
  name: 'editImagenPerfil',
  path: '/api/Alumno/editImagenPerfil',
  summary: 'Change the profile picture: a PNG of at most 1000 px, without the data prefix',
  request: z.object({ extension: filled(10), ficheroB64: filled(2_900_000) }),
  datos: z.object({ urlImagenPerfil: z.optional(text()) }),
  uploads: { '': 'photo' },
});

export const editEnlacePortfolio = defineCall({
  ...writing,
  name: 'editEnlacePortfolio',
  path: '/api/Alumno/editEnlacePortfolio',
  summary: 'Change the link to the portfolio; empty removes it',
  request: z.object({ enlace: limited(500) }),
});

export const editDatosEmail = defineCall({
  ...writing,
  name: 'editDatosEmail',
  path: '/api/Alumno/editDatosEmail',
  summary: 'Change the email address, knowing the current password, and where messages go',
  request: z.object({
    email: filled(200),
    comunicacionesEnEmailEstudiante: z.optional(z.boolean()),
    passwordActual: currentPassword(),
  }),
  datosOf: wrongPassword,
  statuses: [3, 16, 60, 69],
});

export const editDatosPreferenciaPracticas = defineCall({
  ...writing,
  name: 'editDatosPreferenciaPracticas',
  path: '/api/Alumno/editDatosPreferenciaPracticas',
  summary: 'Change the preferred period for a placement',
  request: z.object({ idPeriodoPreferencia: id() }),
});

export const editDatosBusquedaActivaPracticas = defineCall({
  ...writing,
  name: 'editDatosBusquedaActivaPracticas',
  path: '/api/Alumno/editDatosBusquedaActivaPracticas',
  summary: 'Switch the search for placements on or off',
  request: z.object({ activa: z.boolean() }),
  statuses: [21, 23, 57],
});

export const editDatosBusquedaActivaTrabajo = defineCall({
  ...writing,
  name: 'editDatosBusquedaActivaTrabajo',
  path: '/api/Alumno/editDatosBusquedaActivaTrabajo',
  summary: 'Switch the search for jobs on or off',
  request: z.object({ activa: z.boolean() }),
  statuses: [20, 57],
});

export const editarNivelFormativoSNE = defineCall({
  ...writing,
  name: 'editarNivelFormativoSNE',
  path: '/api/Alumno/editarNivelFormativoSNE',
  summary: 'Change the level of education as the public employment service counts it',
  request: idRequest,
});
