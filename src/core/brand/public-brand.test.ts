import { expect, it } from 'vitest';
import { projectBrand } from '../../../tests/support/build/project-brands.ts';
import { publicBrand } from './public-brand.ts';

it('calls the home as the contract does, unless the brand chooses clear texts or a title of its own', async () => {
  const [meridia, montclar] = await Promise.all(['meridia', 'montclar'].map(projectBrand));
  if (!meridia || !montclar) throw new Error('A brand of the project is missing.');
  expect(publicBrand(meridia, 'es').titles.home).toBe('Bienvenid@');
  expect(publicBrand(montclar, 'es').titles.home).toBe('Inicio');
  expect(publicBrand(montclar, 'ca').titles.home).toBe('Inici');
  const titled = { ...montclar, settings: { ...montclar.settings, tituloInicio: { es: 'Tu portada' } } };
  expect(publicBrand(titled, 'es').titles.home).toBe('Tu portada');
});
