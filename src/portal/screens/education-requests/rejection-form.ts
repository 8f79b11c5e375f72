import type { rechazarSolicitudPractica } from '#core/contract/calls/company-education.ts';
import { text } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Why a request is rejected; it need not be said. */
export const rejectionForm = formOf<typeof rechazarSolicitudPractica>()(
  { call: 'rechazarSolicitudPractica', texts: 'education-requests' },
  { motivo: text(1000, { lines: 4, own: 'optional' }) },
);
