import { expect, it } from 'vitest';
import { dayCell, listTable } from './list-table.ts';

interface Person {
  name: string;
  phone?: string;
  since?: string;
}

it('a table has the columns in which any row has a value', () => {
  const people: Person[] = [
    { name: 'Ana', since: '2026-03-01T10:00:00' },
    { name: 'Íñigo', phone: '' },
  ];
  expect(
    listTable(people, [
      { name: 'Nombre', value: ({ name }) => name },
      { name: 'Teléfono', value: ({ phone }) => phone },
      { name: 'Desde', value: ({ since }) => dayCell(since) },
    ]),
  ).toEqual({
    names: ['Nombre', 'Desde'],
    rows: [
      ['Ana', { day: '2026-03-01' }],
      ['Íñigo', undefined],
    ],
  });
});
