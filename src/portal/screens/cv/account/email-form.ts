import type { editDatosEmail } from '#core/contract/calls/cv-settings.ts';
import { text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Fields of the email address and the address for messages. */
export const emailForm = formOf<typeof editDatosEmail>()(
  { call: 'editDatosEmail', group: 'personales', texts: 'cv' },
  {
    email: text(200, { format: 'email', autoComplete: 'email' }),
    comunicacionesEnEmailEstudiante: tick(),
  },
);
