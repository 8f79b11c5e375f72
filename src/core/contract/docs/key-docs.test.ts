import { expect, it } from 'vitest';
import type * as guide from '#core/contract/entities/guide.ts';
import { type EntityDocs, describeListId, type KeyDocs, describe } from './key-docs.ts';

interface Row {
  id: number;
  titulo?: string;
}

it('a table has an entry for each key, and for no other', () => {
  // Mistakes that the compiler must refuse: `npm run types` fails when it accepts one.
  const mistakes = [
    // @ts-expect-error a key without an entry
    { id: 'Id.' } satisfies KeyDocs<Row>,
    // @ts-expect-error an entry without a key
    { id: 'Id.', titulo: 'Title.', texto: 'Text.' } satisfies KeyDocs<Row[]>,
    // @ts-expect-error an entity without docs
    {} satisfies EntityDocs<typeof guide>,
    // @ts-expect-error an unknown domain list
    describeListId('campuses', 'Campus.'),
  ];
  expect(mistakes).toHaveLength(4);
});

it('an id of a domain list has an example of that list', () => {
  expect(describeListId('campus', 'Campus.')).toEqual({ text: 'Campus.', list: ['campus'], example: 1 });
  expect(describeListId(['tiposContrato', 'tiposContratoOfertaPracticas'], 'Contract.', 5)).toMatchObject({
    example: 5,
  });
  expect(describe('Title.', 'Prácticas')).toEqual({ text: 'Title.', example: 'Prácticas' });
});
