import type * as calls from '#core/contract/calls/candidate.ts';
import { type CallDocs, describe } from '../key-docs.ts';
import { candidacy } from '../examples.ts';

export const candidateCallDocs = {
  dameCandidato: { params: { id: describe('`idCandidatura`.', candidacy.id) } },
} satisfies CallDocs<typeof calls>;
