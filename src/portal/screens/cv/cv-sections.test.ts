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
const none = { hidden: [], fixed: [], required: [] };

const brand = (profesional: Partial<PublicBrand['fields']['profesional']>): PublicBrand =>
  ({
    settings: { CVRequired: false, checkIbanInPracticasConServicio: false },
    fields: {
      personales: none,
      academicos: none,
      experiencia: none,
      profesional: { ...none, ...profesional },
    },
  }) as unknown as PublicBrand;

/** Switches are never empty, documents of processes are asked for one by one, and some only the university knows. */
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

it.each(keys)('whoever lacks %s is led to where it is filled in', (key) => {
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

it('what the university keeps has no editor to be led to', () => {
  const gaps = sectionGaps(cv, brand({ required: ['idiomas'], fixed: ['idiomas'] }), undefined);
  expect(gaps.find(({ section }) => section === 'languages')).not.toHaveProperty('editor');
});

it('where the institution enters studies, it is not complete before they are there', () => {
  const given = brand({});
  const fixed = { ...none, fixed: ['deLaUniversidad', 'titulacion'] };
  const institution = { ...given, fields: { ...given.fields, academicos: fixed } };
  const ofStudies = (studies: object[], by: PublicBrand = institution) =>
    sectionGaps({ ...cv, academicos: studies as typeof cv.academicos }, by, undefined);
  const gap = { section: 'studies', label: 'cv.ownStudiesGap' };
  expect(ofStudies([])).toEqual([{ ...gap, isRequired: true }]);
  const other = { id: 1, deLaUniversidad: false, titulacionTexto: 'Bachillerato', actual: false };
  expect(ofStudies([other])).toEqual([{ ...gap, isRequired: false }]);
  expect(ofStudies([other, { id: 2, deLaUniversidad: true, titulacion: 5, actual: true }])).toEqual([]);
  expect(ofStudies([other], given)).toEqual([]);
});

it('a work permit is asked of whoever needs one, and leads to its choice', () => {
  const permit = (given: typeof cv) =>
    sectionGaps(given, brand({}), undefined).find(({ editor }) => editor === 'permit');
  expect(permit(cv)).toBeUndefined();
  expect(permit({ ...cv, necesitaPermisoTrabajo: true })).toMatchObject({
    section: 'search',
    field: 'permiso',
    isRequired: false,
  });
});

it('a section is filled where there is something in it', () => {
  expect(isFilled(cv, 'languages')).toBe(false);
  expect(isFilled({ ...cv, idiomas: [{ id: 1, idioma: 1, nivel: 1 }] }, 'languages')).toBe(true);
  expect(isFilled(cv, 'preferences')).toBe(false);
  expect(isFilled({ ...cv, profesional: { ...cv.profesional, coche: true } }, 'preferences')).toBe(true);
});
