import { describe, expect, it } from 'vitest';
import { menuBrand } from '../../../../tests/support/build/menu-brand.ts';
import { companyMenu } from './company-menu.ts';
import type { Count } from './side-entry.ts';

/** A brand with every page and every entry. */
const everything = await menuBrand(({ modulos }) => ({
  modulos: { ...modulos, cambioPracticas: true },
}));
const { paths } = everything;

const both = { conPracticas: true, conEmpleo: true };
const menu = (company = both, brand = everything, education: Count = 1) =>
  companyMenu(company, brand, { education });
const ids = (...args: Parameters<typeof menu>) => menu(...args).map(({ id }) => id);

describe('the menu of a company', () => {
  it('has every entry, in its order, where the brand has everything', () => {
    expect(menu().map(({ id, href }) => [id, href])).toEqual([
      ['home', '/'],
      ['offers', '/mis-ofertas'],
      ['new-offer', '/nueva-oferta'],
      ['dates', '/fechas'],
      ['proposal', '/propuesta-practicas'],
      ['change', '/solicitar-cambio-practicas'],
      ['programmes', '/programas-practicas-activos'],
      ['documents', '/documentacion'],
      ['education', '/solicitudes-practicas-educacion'],
      ['company', '/mi-empresa'],
    ]);
  });

  it.each(
    [true, false].flatMap((showPropuestaPracticas) =>
      [true, false].flatMap((conPracticas) =>
        [true, false].map((conEmpleo) => ({ showPropuestaPracticas, conPracticas, conEmpleo })),
      ),
    ),
  )('has the proposal only where all of these are on: %o', ({ showPropuestaPracticas, ...company }) => {
    const brand = { ...everything, settings: { ...everything.settings, showPropuestaPracticas } };
    const expected = showPropuestaPracticas && company.conPracticas && company.conEmpleo;
    expect(ids(company, brand).includes('proposal')).toBe(expected);
  });

  it.each([
    [0, undefined],
    [1, { id: 'education' }],
    ['failed', { id: 'education' }],
    ['loading', { id: 'education', pending: true }],
  ] as const)('with %s education requests has this entry for them: %o', (count, expected) => {
    const entry = menu(both, everything, count).find(({ id }) => id === 'education');
    if (expected) expect(entry).toMatchObject(expected);
    else expect(entry).toBeUndefined();
    expect(entry?.pending ?? false).toBe(count === 'loading');
  });

  it('has changes of placements only where the brand has switched them on', () => {
    const modulos = { ...everything.settings.modulos, cambioPracticas: false };
    const brand = { ...everything, settings: { ...everything.settings, modulos } };
    expect(ids(both, brand)).toEqual(ids().filter((id) => id !== 'change'));
  });

  it.each([
    ['programmes', 'programmes'],
    ['documentation', 'documents'],
    ['education-requests', 'education'],
    ['placement-change', 'change'],
    ['placement-proposal', 'proposal'],
  ])('where the brand has no page %s has no entry for it', (route, gone) => {
    const some = Object.fromEntries(Object.entries(paths).filter(([id]) => id !== route));
    expect(ids(both, { ...everything, paths: some })).toEqual(ids().filter((id) => id !== gone));
  });
});
