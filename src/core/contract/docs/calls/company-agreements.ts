import type * as calls from '#core/contract/calls/company-agreements.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { agreement } from '../examples.ts';
import { uploadKeys } from '../entities/document.ts';

export const companyAgreementDocs = {
  addConvenioEmpresa: {
    datos: {
      enlace: describe(
        'Address of the agreement to sign. A link to a file, which stops working after a while.',
        agreement.enlace,
      ),
      idConvenio: describe('Id of the agreement.', agreement.id),
    },
  },
  adjuntaFicheroAlConvenioEmpresa: {
    request: {
      ...uploadKeys,
      idConvenio: describe('The agreement, which is `Generado` or `Erróneo empresa` (49).', agreement.id),
    },
  },
} satisfies CallDocs<typeof calls>;
