import type * as calls from '#core/contract/calls/candidate.ts';
import { type CallDocs, describe } from '../note.ts';
import { candidacy } from '../examples.ts';

export const candidateCallNotes = {
  dameCandidato: { params: { id: describe('`idCandidatura`.', candidacy.id) } },
} satisfies CallDocs<typeof calls>;
