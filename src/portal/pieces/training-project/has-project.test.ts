import { expect, it } from 'vitest';
import { hasProject } from './has-project.ts';
import type { ProjectPlacement } from './project-parts.ts';

const placement = { id: 1, titulo: 'Taller', estado: 'activa' } as ProjectPlacement;

it('placements of university studies have a training project, those of vocational training alone have none', () => {
  expect(hasProject(placement, { ensenanzas: ['universitarias'] })).toBe(true);
  expect(hasProject(placement, { ensenanzas: ['universitarias', 'formacionProfesional'] })).toBe(true);
  expect(hasProject(placement, { ensenanzas: ['formacionProfesional'] })).toBe(false);
  expect(hasProject(placement, { ensenanzas: ['otras'] })).toBe(false);
});

it('the server says which placements of a university have none', () => {
  const vocational = { ...placement, proyectoFormativo: { aplica: false } } as ProjectPlacement;
  expect(hasProject(vocational, { ensenanzas: ['universitarias', 'formacionProfesional'] })).toBe(false);
});
