import type * as calls from '#core/contract/calls/missing-data.ts';
import { type CallNotes, note } from '../note.ts';

export const missingDataCallNotes = {
  faltanDatosPersonalesObligatorios: {
    query: { iban: note('Whether bank account and social security number count, too.', '1') },
  },
} satisfies CallNotes<typeof calls>;
