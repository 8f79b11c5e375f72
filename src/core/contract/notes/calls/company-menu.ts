import type * as calls from '#core/contract/calls/company-menu.ts';
import { type CallNotes, note } from '../note.ts';

export const companyMenuNotes = {
  tieneMenuSolicitudesPracticasEducacion: { datos: note('Whether there are any.', true) },
} satisfies CallNotes<typeof calls>;
