import type { editProfesionales } from '#core/contract/calls/cv-parts.ts';
import { choice, manyOf, number, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

const ticks = {
  disponibilidadViajar: tick(),
  disponibilidadExtranjero: tick(),
  disponibilidadCambioResidencia: tick(),
  coche: tick(),
  moto: tick(),
  permisoTrabajoUE: tick(),
  erasmus: tick(),
  newsletter: tick(),
};

/** Fields of the preferences. */
export const preferencesForm = formOf<typeof editProfesionales>()(
  { call: 'editProfesionales', group: 'profesional', texts: 'cv' },
  {
    enlaceLinkedin: text(500, { format: 'linkedin' }),
    aniosExperiencia: number(0, 80, { inputMode: 'numeric', isWhole: true }),
    salarioMinimo: number(0, 1_000_000, { isMoney: true }),
    permisosConducir: manyOf('permisosConducir'),
    ...ticks,
    idiomaComunicaciones: choice(),
  },
);

/** Keys of the checkboxes, in the order of the form. */
export const tickKeys = Object.keys(ticks) as (keyof typeof ticks)[];
