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

it('weekly sheets tell placements of vocational training only where that is taught, too', () => {
  const withSheets = { ...placement, hojas: [] } as unknown as ProjectPlacement;
  expect(hasProject(withSheets, { ensenanzas: ['universitarias'] })).toBe(true);
  expect(hasProject(withSheets, { ensenanzas: ['universitarias', 'formacionProfesional'] })).toBe(false);
  const described = { ...withSheets, proyectoFormativo: { creditos: 6 } } as ProjectPlacement;
  expect(hasProject(described, { ensenanzas: ['universitarias', 'formacionProfesional'] })).toBe(true);
});
