import type { stayAbroadSchema } from '#core/contract/entities/cv.ts';
import { number, oneOf } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Fields of a stay abroad. */
export const stayForm = formOf<typeof stayAbroadSchema>()(
  { texts: 'cv' },
  {
    pais: oneOf('paises', { own: 'required' }),
    motivo: oneOf('tipoEstanciasExtranjero', { own: 'optional' }),
    meses: number(0, 12, { own: 'optional', inputMode: 'numeric' }),
  },
);
