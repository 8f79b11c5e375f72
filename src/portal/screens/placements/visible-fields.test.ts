import { expect, it } from 'vitest';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { visibleFields } from './visible-fields.ts';

it('leaves out only the fields that the brand hides', () => {
  const placement: StudentPlacement = {
    id: 1,
    titulo: 'Prácticas de taller',
    empresa: 'Talleres Sala',
    conServicio: false,
    documentos: [],
    horario: 'De 9 a 14',
    ayudaEstudio: 300,
  };
  const fields = {
    practica: { hidden: ['ayudaEstudio'], fixed: ['horario'], required: [] },
  } as unknown as PublicBrand['fields'];
  const { ayudaEstudio: _, ...shown } = placement;
  expect(visibleFields(placement, fields)).toEqual(shown);
});
