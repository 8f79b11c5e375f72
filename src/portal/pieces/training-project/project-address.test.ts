import { describe, expect, it } from 'vitest';
import { projectAddress, projectInQuery } from './project-address.ts';

describe('the address of a training project', () => {
  it('is that of the page with the placement, and names the placement', () => {
    const address = projectAddress('/mis-practicas', { id: 702 });
    expect(address).toBe('/mis-practicas?practica=702&vista=proyecto');
    expect(projectInQuery(new URL(address, 'https://portal.example').search)).toBe('702');
  });

  it('asks for none without a placement, or for the placement alone', () => {
    for (const query of ['', '?vista=proyecto', '?practica=702', '?practica=702&vista=empresas'])
      expect(projectInQuery(query)).toBe('');
  });
});
