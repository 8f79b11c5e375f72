import type * as calls from '#core/contract/calls/student-placement-documents.ts';
import { type CallDocs, describeListId, describe } from '../key-docs.ts';
import { placement } from '../examples.ts';
import { uploadKeys } from '../entities/document.ts';

const idPractica = describe(
  'The placement (`id` of damePracticasAlumno); 45 if it is not the own one.',
  placement.id,
);

export const studentPlacementDocumentDocs = {
  addFicheroPractica: {
    request: {
      ...uploadKeys,
      idPractica,
      idTipo: describeListId(
        'tiposDocumentoAlumnoPracticas',
        'Kind of document. Absent: none in particular.',
      ),
    },
  },
  addDocumentoPractica: {
    request: {
      ...uploadKeys,
      idPractica,
      idHoja: describe('The week, of which no sheet was sent yet (48).', placement.hoja),
    },
  },
  editDocumentoSeguimientoCF: {
    request: {
      ...uploadKeys,
      idPractica,
      idHoja: describe('The week, of which the sheet was rejected (49).', placement.hoja),
    },
  },
} satisfies CallDocs<typeof calls>;
