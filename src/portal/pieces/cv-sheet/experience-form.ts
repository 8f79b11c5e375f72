import type { addExperiencia } from '#core/contract/calls/cv-studies.ts';
import { flagsOf, type GroupFlags } from '#core/brand/field-flags.ts';
import { choice, day, file, oneOf, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

/** Field flags that hide the subtype together with its type. */
export const experienceFlags = (flags: GroupFlags): GroupFlags =>
  flagsOf(flags, 'contrato').visible ? flags : { ...flags, hidden: [...flags.hidden, 'subtipoContrato'] };

/** Form of an entry of work experience. */
export const experienceForm = formOf<typeof addExperiencia>()(
  { call: 'addExperiencia', group: 'experiencia', texts: 'cv' },
  {
    puesto: text(150),
    empresa: text(150, { autoComplete: 'organization' }),
    fechaInicio: day(),
    fechaFin: day(),
    sector: oneOf('sectoresActividad'),
    actividad: oneOf('actividadesrofesionales'),
    contrato: oneOf('tiposContratoExperiencias'),
    subtipoContrato: oneOf('subtiposContratoExperiencias', {
      only: ({ idPadre }, { contrato }) => idPadre === undefined || String(idPadre) === contrato,
    }),
    provincia: choice(),
    descripcion: text(4000, { lines: 5 }),
    enlace: text(500, { format: 'web' }),
    adjunto: file(),
  },
  // A subtype requires a type.
  { subtipoContrato: ['contrato', Boolean] },
);
