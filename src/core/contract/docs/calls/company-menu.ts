import type * as calls from '#core/contract/calls/company-menu.ts';
import { type CallDocs, describe } from '../key-docs.ts';

export const companyMenuDocs = {
  tieneMenuSolicitudesPracticasEducacion: { datos: describe('Whether there are any.', true) },
} satisfies CallDocs<typeof calls>;
