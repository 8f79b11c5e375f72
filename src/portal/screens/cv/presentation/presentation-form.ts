import type { editPresentacion } from '#core/contract/calls/cv-parts.ts';
import type { editEnlacePortfolio } from '#core/contract/calls/cv-settings.ts';
import { text } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Field of the introduction. */
export const presentationForm = formOf<typeof editPresentacion>()(
  { call: 'editPresentacion', group: 'profesional', texts: 'cv' },
  { texto: text(2000, { flag: 'presentacion', lines: 8 }) },
);

/** Field of the link to a portfolio. */
export const portfolioForm = formOf<typeof editEnlacePortfolio>()(
  { call: 'editEnlacePortfolio', group: 'profesional', texts: 'cv' },
  { enlace: text(500, { flag: 'enlacePortfolio', format: 'web', autoComplete: 'url' }) },
);
