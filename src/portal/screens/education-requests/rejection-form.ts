import type { rechazarSolicitudPractica } from '#core/contract/calls/company-education.ts';
import { text } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Field of the optional reason of a rejection. */
export const rejectionForm = formOf<typeof rechazarSolicitudPractica>()(
  { call: 'rechazarSolicitudPractica', texts: 'education-requests' },
  { motivo: text(1000, { lines: 4, own: 'optional' }) },
);
