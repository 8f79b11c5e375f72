import type * as calls from '#core/contract/calls/company-documents.ts';
import { type CallNotes, note } from '../note.ts';
import { programme } from '../story.ts';
import { goneAnswers0 } from './parameters.ts';

export const companyDocumentNotes = {
  dameDocumentosPracticasPorPrograma: {
    datos: {
      idPrograma: note('Id of the programme.', programme.id),
      titulo: note('Title of the programme.', programme.titulo),
      documentos: 'Its documents, by their titles.',
    },
  },
  deldoc: { request: { id: note(`Id of the document (documentosAportados). ${goneAnswers0}`, 4410) } },
  dameNotasInformativasPracticasCurricularExtraordinaria: {
    datos: {
      titulo: note('Heading. Absent: none.', 'Prácticas curriculares'),
      texto: note('The remark.', 'El convenio debe estar firmado antes de empezar.'),
    },
  },
} satisfies CallNotes<typeof calls>;
