import type * as calls from '#core/contract/calls/candidate.ts';
import { type CallNotes, note } from '../note.ts';
import { candidacy } from '../story.ts';

export const candidateCallNotes = {
  dameCandidato: { params: { id: note('`idCandidatura`.', candidacy.id) } },
} satisfies CallNotes<typeof calls>;
