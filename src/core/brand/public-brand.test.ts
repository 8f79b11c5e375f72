import { expect, it } from 'vitest';
import { projectBrand } from '../../../tests/support/build/project-brands.ts';
import { publicBrand } from './public-brand.ts';

it('takes the title of the home from the brand, else from the contract', async () => {
  const [ribera, montclar] = await Promise.all(['ribera', 'montclar'].map(projectBrand));
  expect(ribera && publicBrand(ribera, 'es').titles.home).toBe('Inicio');
  expect(montclar && publicBrand(montclar, 'es').titles.home).toBe('Bienvenid@');
});
