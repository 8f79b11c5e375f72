import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTown } from './contact-town.ts';

const before = { localidad: 'Girona', provincia: 'Girona' };

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.endsWith('/17.json')
        ? Response.json([
            [17079, 'GIRONA'],
            [17114, 'OLOT'],
          ])
        : new Response('', { status: 404 }),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('adds the official number of a changed town, ignoring case', async () => {
  expect(await withTown(before, { localidad: 'Olot', puesto: 'Gerente' })).toEqual({
    localidad: 'Olot',
    puesto: 'Gerente',
    idLocalidad: 17114,
  });
});

it('clears the number of a town in no list, or whose list fails to load', async () => {
  for (const changes of [
    { localidad: 'Sant Cristòfol' },
    { localidad: 'Olot', provincia: 'Barcelona' },
    { localidad: 'Paris', provincia: 'Île-de-France' },
  ])
    expect(await withTown(before, changes)).toStrictEqual({ ...changes, idLocalidad: undefined });
});

it('keeps the number where the town is unchanged or not in the form', async () => {
  for (const changes of [{ puesto: 'Gerente' }, { ...before, cp: '17001' }])
    expect(await withTown(before, changes)).toBe(changes);
});
