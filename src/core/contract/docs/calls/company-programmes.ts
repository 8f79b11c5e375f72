import type * as calls from '#core/contract/calls/company-programmes.ts';
import { type CallDocs, describe } from '../key-docs.ts';

export const companyProgrammeDocs = {
  dameNotasInformativasPracticasCurricularExtraordinaria: {
    datos: {
      titulo: describe('Heading. Absent: none.', 'Prácticas curriculares'),
      texto: describe('The remark.', 'El convenio debe estar firmado antes de empezar.'),
    },
  },
} satisfies CallDocs<typeof calls>;
