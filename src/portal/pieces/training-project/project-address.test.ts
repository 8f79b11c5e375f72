import { describe, expect, it } from 'vitest';
import { projectAddress, projectInQuery } from './project-address.ts';

describe('the address of a training project', () => {
  it("is the page's address with the id of the placement", () => {
    const address = projectAddress('/mis-practicas', { id: 702 });
    expect(address).toBe('/mis-practicas?practica=702&vista=proyecto');
    expect(projectInQuery(new URL(address, 'https://portal.example').search)).toBe('702');
  });

  it('needs both the placement and the view', () => {
    for (const query of ['', '?vista=proyecto', '?practica=702', '?practica=702&vista=empresas'])
      expect(projectInQuery(query)).toBe('');
  });
});
