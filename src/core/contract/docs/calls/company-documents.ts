import type * as calls from '#core/contract/calls/company-documents.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { programme } from '../examples.ts';
import { removalIsIdempotent } from './parameters.ts';

export const companyDocumentDocs = {
  dameDocumentosPracticasPorPrograma: {
    datos: {
      idPrograma: describe('Id of the programme.', programme.id),
      titulo: describe('Title of the programme.', programme.titulo),
      documentos: 'Its documents, by their titles.',
    },
  },
  deldoc: {
    request: { id: describe(`Id of the document (documentosAportados). ${removalIsIdempotent}`, 4410) },
  },
} satisfies CallDocs<typeof calls>;
