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

it('says the official number of another town, in whatever letters it was typed', async () => {
  expect(await withTown(before, { localidad: 'Olot', puesto: 'Gerente' })).toEqual({
    localidad: 'Olot',
    puesto: 'Gerente',
    idLocalidad: 17114,
  });
});

it('takes the number away from a town that is in no list, or whose list does not come', async () => {
  for (const changes of [
    { localidad: 'Sant Cristòfol' },
    { localidad: 'Olot', provincia: 'Barcelona' },
    { localidad: 'Paris', provincia: 'Île-de-France' },
  ])
    expect(await withTown(before, changes)).toStrictEqual({ ...changes, idLocalidad: undefined });
});

it('leaves the number alone where the town is the same, or is not asked for', async () => {
  for (const changes of [{ puesto: 'Gerente' }, { ...before, cp: '17001' }])
    expect(await withTown(before, changes)).toBe(changes);
});
