import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cvSchema } from '#core/contract/entities/cv.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { isFilled, sectionGaps } from './cv-sections.ts';

const cv = cvSchema.parse({
  personales: { nombre: 'Nora', apellido1: 'Puig', email: 'nora@alumnado.example' },
  profesional: {},
  interes: {},
});
const noFlags = { hidden: [], fixed: [], required: [] };

const brand = (profesional: Partial<PublicBrand['fields']['profesional']>): PublicBrand =>
  ({
    settings: { CVRequired: false, checkIbanInPracticasConServicio: false },
    fields: {
      personales: noFlags,
      academicos: noFlags,
      experiencia: noFlags,
      profesional: { ...noFlags, ...profesional },
    },
  }) as unknown as PublicBrand;

/** Switches are never empty, process documents are listed one by one, and some only the university knows. */
const withoutEditor = [
  'busquedaPracticasActiva',
  'busquedaTrabajoActiva',
  'documentosProcesos',
  'necesitaPermisoTrabajo',
  'validadoDOIP',
];
const schema = JSON.parse(
  readFileSync(new URL('../../../../schemas/brand.schema.json', import.meta.url), 'utf8'),
) as { properties: { campos: { properties: { profesional: { properties: object } } } } };
const keys = Object.keys(schema.properties.campos.properties.profesional.properties).filter(
  (key) => !withoutEditor.includes(key),
);

it.each(keys)('a missing %s is a gap with a link to its field', (key) => {
  const gaps = sectionGaps(cv, brand({ required: [key] }), undefined);
  expect(gaps).toContainEqual(
    expect.objectContaining({
      label: expect.stringMatching(/^cv\./) as string,
      editor: expect.any(String) as string,
      field: expect.any(String) as string,
      isRequired: true,
    }),
  );
});

it('a gap in a field of the university has no editor', () => {
  const gaps = sectionGaps(cv, brand({ required: ['idiomas'], fixed: ['idiomas'] }), undefined);
  expect(gaps.find(({ section }) => section === 'languages')).not.toHaveProperty('editor');
});

it('studies that the institution enters are a gap until they exist', () => {
  const ownBrand = brand({});
  const fixed = { ...noFlags, fixed: ['deLaUniversidad', 'titulacion'] };
  const institution = { ...ownBrand, fields: { ...ownBrand.fields, academicos: fixed } };
  const gapsWith = (studies: object[], settings: PublicBrand = institution) =>
    sectionGaps({ ...cv, academicos: studies as typeof cv.academicos }, settings, undefined);
  const gap = { section: 'studies', label: 'cv.ownStudiesGap' };
  expect(gapsWith([])).toEqual([{ ...gap, isRequired: true }]);
  const other = { id: 1, deLaUniversidad: false, titulacionTexto: 'Bachillerato', actual: false };
  expect(gapsWith([other])).toEqual([{ ...gap, isRequired: false }]);
  expect(gapsWith([other, { id: 2, deLaUniversidad: true, titulacion: 5, actual: true }])).toEqual([]);
  expect(gapsWith([other], ownBrand)).toEqual([]);
});

it('a work permit is a gap for students who need one, with a link to its choice', () => {
  const permit = (current: typeof cv) =>
    sectionGaps(current, brand({}), undefined).find(({ editor }) => editor === 'permit');
  expect(permit(cv)).toBeUndefined();
  expect(permit({ ...cv, necesitaPermisoTrabajo: true })).toMatchObject({
    section: 'search',
    field: 'permiso',
    isRequired: false,
  });
});

it('a section is filled if it has any content', () => {
  expect(isFilled(cv, 'languages')).toBe(false);
  expect(isFilled({ ...cv, idiomas: [{ id: 1, idioma: 1, nivel: 1 }] }, 'languages')).toBe(true);
  expect(isFilled(cv, 'preferences')).toBe(false);
  expect(isFilled({ ...cv, profesional: { ...cv.profesional, coche: true } }, 'preferences')).toBe(true);
});
