import { describe, expect, it } from 'vitest';
import { menuBrand } from '../../../../tests/support/build/menu-brand.ts';
import type { Count, MenuBrand } from './side-entry.ts';
import {
  type MenuStudent,
  ownKinds,
  studentCounts,
  type StudentCounts,
  studentMenu,
} from './student-menu.ts';

/** A brand with every page and every entry. */
const everything = await menuBrand(({ modulos }) => ({
  menuAlumno: { nuevaOferta: true, documentacion: true },
  modulos: { ...modulos, bajaServicio: true },
}));
const { paths } = everything;

const student: MenuStudent = { type: 'Alumno', conPracticas: true, conEmpleo: true };
const graduate: MenuStudent = { type: 'Egresado', conPracticas: false, conEmpleo: true };

const all = (count: Count): StudentCounts =>
  Object.fromEntries(studentCounts.map((name) => [name, count])) as StudentCounts;

const menu = (visitor: MenuStudent, brand = everything, counts = all(1)) =>
  studentMenu(visitor, brand, counts);
const ids = (...args: Parameters<typeof menu>) => menu(...args).map(({ id }) => id);
/** The entry that depends on a count. */
const entryOf = (count: keyof StudentCounts): string => (count === 'otherOffers' ? 'other-offers' : count);
const without = (route: string): MenuBrand => ({
  ...everything,
  paths: Object.fromEntries(Object.entries(paths).filter(([id]) => id !== route)),
});

describe('the menu of a student', () => {
  it('has every entry, in its order, where the brand has everything and no count is 0', () => {
    expect(menu(student).map(({ id, href }) => [id, href])).toEqual([
      ['home', '/'],
      ['offers', '/ofertas-practicas'],
      ['other-offers', '/ofertas-empleo'],
      ['applications', '/mis-candidaturas'],
      ['placements', '/mis-practicas'],
      ['dates', '/fechas'],
      ['new-offer', '/propuesta-practicas'],
      ['programmes', '/programas-practicas-activos'],
      ['documents', '/cv#documentos'],
      ['procedures', '/mis-tramites'],
      ['events', '/eventos'],
      ['guides', '/guias-orientacion'],
      ['help', '/ayuda'],
      ['surveys', '/encuestas'],
      ['deletion', undefined],
    ]);
  });

  it.each([...studentCounts])('leaves out %s where there are none', (name) => {
    const id = entryOf(name);
    expect(ids(student)).toContain(id);
    expect(ids(student, everything, { ...all(1), [name]: 0 })).toEqual(
      ids(student).filter((other) => other !== id),
    );
  });

  it.each([...studentCounts])('has a pending entry for %s until they are counted', (name) => {
    const entries = menu(student, everything, { ...all(1), [name]: 'loading' });
    expect(entries.filter(({ pending }) => pending).map(({ id }) => id)).toEqual([entryOf(name)]);
  });

  it.each([...studentCounts])('shows %s where they cannot be counted', (name) => {
    const entries = menu(student, everything, { ...all(0), [name]: 'failed' });
    expect(entries.find(({ id }) => id === entryOf(name))).toBeDefined();
    expect(entries.some(({ pending }) => pending)).toBe(false);
  });

  it.each([
    ['applications', ['applications']],
    ['placements', ['placements']],
    ['placement-proposal', ['new-offer']],
    ['programmes', ['programmes']],
    ['cv', ['documents']],
    ['procedures', ['procedures']],
    ['events', ['events']],
    ['guides', ['guides']],
    ['help', ['help']],
    ['surveys', ['surveys']],
  ])('where the brand has no page %s has no entry for it', (route, gone) => {
    expect(ids(student, without(route))).toEqual(ids(student).filter((id) => !gone.includes(id)));
  });

  it.each([
    ['documents', { menuAlumno: { nuevaOferta: true, documentacion: false } }],
    ['deletion', { modulos: { ...everything.settings.modulos, bajaServicio: false } }],
  ])('has %s only where the brand has switched it on', (id, changes) => {
    const brand = { ...everything, settings: { ...everything.settings, ...changes } };
    expect(ids(student, brand)).toEqual(ids(student).filter((other) => other !== id));
  });

  it.each([
    [true, true, true, ['new-offer']],
    [true, true, false, ['proposal']],
    [true, false, true, []],
    [false, true, true, []],
    [false, false, false, []],
  ])(
    'where proposals are on (%s) for someone with placements (%s), called a new offer (%s), has %j',
    (showPropuestaPracticas, conPracticas, nuevaOferta, expected) => {
      const menuAlumno = { nuevaOferta, documentacion: true };
      const brand = {
        ...everything,
        settings: { ...everything.settings, showPropuestaPracticas, menuAlumno },
      };
      const entries = ids({ ...student, conPracticas }, brand);
      expect(entries.filter((id) => id === 'new-offer' || id === 'proposal')).toEqual(expected);
    },
  );
});

it.each([true, false])('no two entries of the menu lead to one page (a new offer: %s)', (nuevaOferta) => {
  const menuAlumno = { nuevaOferta, documentacion: true };
  const hrefs = menu(student, { ...everything, settings: { ...everything.settings, menuAlumno } }).map(
    ({ href }) => href,
  );
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

describe('the offers in the menu', () => {
  it.each([
    ['Alumno', true, true, ['/ofertas-practicas', '/ofertas-empleo']],
    ['Alumno', true, false, ['/ofertas-practicas']],
    ['Alumno', false, true, ['/ofertas-empleo']],
    ['Alumno', false, false, []],
    ['Egresado', true, true, ['/ofertas-empleo', '/ofertas-practicas']],
    ['Egresado', false, true, ['/ofertas-empleo']],
    ['Egresado', true, false, ['/ofertas-practicas']],
    ['Egresado', false, false, []],
  ] as const)('of %s (placements %s, jobs %s) are %j', (type, conPracticas, conEmpleo, expected) => {
    const entries = menu({ type, conPracticas, conEmpleo }).filter(({ id }) => id.endsWith('offers'));
    expect(entries.map(({ href }) => href)).toEqual(expected);
  });

  it.each([
    ['Alumno', 'placement-offers', '/ofertas-empleo'],
    ['Egresado', 'job-offers', '/ofertas-practicas'],
  ] as const)('of %s are the other ones where the brand has no %s', (type, route, expected) => {
    const entries = menu({ ...student, type }, without(route)).filter(({ id }) => id.endsWith('offers'));
    expect(entries.map(({ href }) => href)).toEqual([expected]);
  });
});

it('a graduate without placements has no entry about placements of their own', () => {
  expect(ids(graduate)).toEqual(
    ids(student).filter((id) => !['other-offers', 'placements', 'new-offer'].includes(id)),
  );
});

it('offers that someone can apply to are of the kinds that the portal and the person have', () => {
  expect(ownKinds(student, everything)).toEqual(['practicas', 'empleo']);
  expect(ownKinds(graduate, everything)).toEqual(['empleo']);
  expect(ownKinds(student, without('placement-offers'))).toEqual(['empleo']);
});
