import type * as calls from '#core/contract/calls/cv-settings.ts';
import { type CallDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { content, student } from '../examples.ts';
import { uploadKeys } from '../entities/document.ts';
import { removalIsIdempotent, currentPassword, wrongPasswordKeys } from './parameters.ts';

export const cvSettingDocs = {
  addDoc: {
    request: {
      ...uploadKeys,
      destino: describe(
        'Part of the CV that the document belongs to. `cv` is the uploaded CV; a new one replaces it.',
        'documentosPrivados',
      ),
      idTipo: describeListId(
        'tiposDocumentoAlumnoPracticas',
        'Kind of document. A copy of the degree certificate (4 in the sandbox) is a PDF (46).',
      ),
      idDocumento: describe(
        'Document asked for (`idDocumento` of documentacionDeProcesosSolicitada). Required with `destino` documentosProcesos.',
        omittedFromExamples,
      ),
    },
  },
  delDoc: {
    request: {
      id: describe(`Id of the document, of whichever part of the CV. ${removalIsIdempotent}`, 4410),
    },
  },
  editPermisoTrabajo: { request: { permiso: describe('1: there is a work permit; 0: there is none.', 1) } },
  editImagenPerfil: {
    request: {
      extension: describe('Extension of the picture without the dot: png.', 'png'),
      ficheroB64: describe(
        'The picture in base64, without a data prefix: a PNG of at most 1000 px each way.',
        content.png,
      ),
    },
    datos: {
      urlImagenPerfil: describe(
        'Address of the new picture. A link, which stops working after a while.',
        student.foto,
      ),
    },
  },
  editEnlacePortfolio: {
    request: { enlace: describe('Web address (http or https); empty removes it.', student.portfolio) },
  },
  editDatosEmail: {
    request: {
      email: describe('Address for messages (16, 60, 69).', student.email),
      comunicacionesEnEmailEstudiante: describe(
        'Whether messages go to the address at the university instead. Absent: as before.',
        false,
      ),
      passwordActual: currentPassword('with another `email`'),
    },
    datosOf: wrongPasswordKeys,
  },
  editDatosPreferenciaPracticas: {
    request: {
      idPeriodoPreferencia: describeListId(
        'tiposPeriodoCurso',
        'The period; `idPeriodoPreferenciaPracticas` of the CV.',
      ),
    },
  },
  editDatosBusquedaActivaPracticas: {
    request: {
      activa: describe(
        'Whether the person is looking for a placement. Switching it off is always possible.',
        true,
      ),
    },
  },
  editDatosBusquedaActivaTrabajo: {
    request: {
      activa: describe('Whether the person is looking for a job. Switching it off is always possible.', true),
    },
  },
  editarNivelFormativoSNE: {
    request: { id: describeListId('tiposNivelFormativoSNE', 'The level; `idNivelFormativoSNE` of the CV.') },
  },
} satisfies CallDocs<typeof calls>;
