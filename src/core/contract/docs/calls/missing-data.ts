import type * as calls from '#core/contract/calls/missing-data.ts';
import { type CallDocs, describe } from '../key-docs.ts';

export const missingDataCallDocs = {
  faltanDatosPersonalesObligatorios: {
    query: { iban: describe('Whether bank account and social security number count, too.', '1') },
  },
} satisfies CallDocs<typeof calls>;
