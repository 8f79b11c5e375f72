import { expect, it } from 'vitest';
import { cvSchema } from '#api/entities/cv.ts';
import type { PublicBrand } from '#brand/public-brand.ts';
import { isFilled, sectionGaps } from './cv-sections.ts';
import { profileLabels } from './field-labels.ts';

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

/** Switches are never empty, and documents of processes are asked for one by one. */
const withoutEditor = ['busquedaPracticasActiva', 'busquedaTrabajoActiva', 'documentosProcesos'];
const keys = Object.keys(profileLabels).filter((key) => !withoutEditor.includes(key));

it.each(keys)('whoever lacks %s is led to where it is filled in', (key) => {
  const gaps = sectionGaps(cv, brand({ required: [key] }), undefined);
  expect(gaps).toContainEqual(
    expect.objectContaining({
      label: profileLabels[key as keyof typeof profileLabels],
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
