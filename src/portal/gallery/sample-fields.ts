import type { addOferta } from '#core/contract/calls/company-offer.ts';
import type { offerLanguageSchema } from '#core/contract/entities/offer-form.ts';
import * as kinds from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

const row = formOf<typeof offerLanguageSchema>()(
  { texts: 'offer-form' },
  {
    idioma: kinds.oneOf('idiomas', { own: 'required', label: 'offer-form.language' }),
    nivel: kinds.oneOf('nivelesIdioma', { own: 'optional', label: 'offer-form.level' }),
  },
);

/** A field of each kind that a form can be declared with. */
export const sampleFields = formOf<typeof addOferta>()(
  { call: 'addOferta', flags: 'given', texts: 'offer-form' },
  {
    titulo: kinds.text(250),
    descripcion: kinds.text(4000, { lines: 3 }),
    fechaInicio: kinds.day(),
    meses: kinds.number(1, 12),
    coche: kinds.tick(),
    sector: kinds.oneOf('sectoresActividad'),
    permisosConducir: kinds.manyOf('permisosConducir'),
    titulaciones: kinds.tree('titulaciones', 'ambitosEstudio'),
    programa: kinds.choice(),
    tutores: kinds.choices(),
    idiomas: kinds.rows(5, row, 'idioma'),
    localidad: kinds.text(250),
  },
);

/** Values of the sample fields. */
export const sampleData = {
  titulo: 'Prácticas en robótica',
  descripcion: 'Brazos que clasifican fruta.',
  fechaInicio: '2026-03-01',
  meses: 4.5,
  coche: true,
  sector: 3,
  permisosConducir: [1, 2],
  titulaciones: [1, 2],
  programa: 2,
  tutores: [1],
  idiomas: [{ idioma: 1, nivel: 2 }],
  localidad: 'BARCELONA',
};
