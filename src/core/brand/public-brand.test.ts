import { expect, it } from 'vitest';
import { projectBrand } from '../../../tests/support/build/project-brands.ts';
import { publicBrand } from './public-brand.ts';

it('calls the home what the brand calls it, and else what the contract does', async () => {
  const [ribera, montclar] = await Promise.all(['ribera', 'montclar'].map(projectBrand));
  expect(ribera && publicBrand(ribera, 'es').titles.home).toBe('Inicio');
  expect(montclar && publicBrand(montclar, 'es').titles.home).toBe('Bienvenid@');
});
