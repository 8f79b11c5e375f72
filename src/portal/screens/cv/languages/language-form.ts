import type { addIdioma } from '#core/contract/calls/cv-parts.ts';
import { oneOf } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Fields of a spoken language. */
export const languageForm = formOf<typeof addIdioma>()(
  { call: 'addIdioma', texts: 'cv' },
  {
    idioma: oneOf('idiomas', { own: 'required', label: 'cv.language' }),
    nivel: oneOf('nivelesIdioma', { own: 'required', label: 'cv.level' }),
  },
);
