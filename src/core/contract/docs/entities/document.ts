import type * as document from '#core/contract/entities/document.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { content, fileAt } from '../examples.ts';

/** Docs of an uploaded file. */
export const uploadKeys = {
  nombre: describe('Name of the document, as lists show it.', 'Expediente académico'),
  ficheroB64ParaAltas: describe(
    'Content of the file in base64, with or without a data prefix. Required unless `enlace` is.',
    content.pdf,
  ),
  extension_adjunto: describe(
    'Extension of the file without the dot, in either case. Required with `ficheroB64ParaAltas`.',
    'pdf',
  ),
  fecha: describe('Day of the document. Absent: the day on which it is uploaded.', '2026-03-03'),
  enlace: describe(
    'Web address of the document, instead of a file over the limit. Required without `ficheroB64ParaAltas`.',
    omittedFromExamples,
  ),
} as const;

export const documentDocs = {
  documentUploadSchema: {
    text: 'A file on its way to the server, or the address where it can be had instead.',
    keys: uploadKeys,
  },
  storedDocumentSchema: {
    text: 'A document on the server.',
    keys: {
      id: describe('Id of the document; calls that remove it send it.', 4410),
      nombre: describe('Name given at the upload.', 'Expediente académico'),
      fecha: describe('Date of the document: as sent, else the moment of the upload.', '2026-03-03'),
      extension_adjunto: describe(
        'Extension of the file without the dot; absent for an address elsewhere.',
        'pdf',
      ),
      idTipo: describeListId(
        'tiposDocumentoAlumnoPracticas',
        'Kind of document. Absent where its call does not ask for one.',
      ),
      enlace: describe(
        'Address of the document: a link to a file that needs no token and stops working after a while, or the address that was sent instead of a file.',
        fileAt('expediente-4410.pdf'),
      ),
    },
  },
  requiredDocumentSchema: {
    text: 'A document that a process of the university or an offer asks a student for.',
    keys: {
      idDocumento: describe(
        'Names what is asked for, and is sent with the file. Of an offer: a row of `tiposDocumentoAlumnoPracticas`; of a process: an id of its own.',
        3,
      ),
      nombre: describe('What is asked for, in the language of the request.', 'Expediente académico'),
      descripcion: describe('What it must show, for the student to read.', 'Con las notas del último curso.'),
      idProceso: describe(
        'Process of the university that asks for it. Absent where an offer asks.',
        omittedFromExamples,
      ),
      entregado: describe('Whether it has been handed in. Absent counts as no.', true),
    },
  },
  linkedDocumentSchema: {
    text: 'A document of the university that anyone may open at its address.',
    keys: {
      titulo: describe('Title, as the link shows it.', 'Guía de prácticas para empresas'),
      url: describe('Web address of the document.', 'https://www.universidad.example/guia-de-practicas.pdf'),
    },
  },
} satisfies EntityDocs<typeof document>;
