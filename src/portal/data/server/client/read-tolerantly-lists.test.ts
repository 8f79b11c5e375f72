import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callList } from '#core/contract/calls/index.ts';
import {
  answerOf,
  copy,
  invalidValues,
  listsIn,
  read,
  valueAt,
  type Row,
} from '../../../../../tests/support/contract-answers.ts';

const listCalls = callList.filter((call) => listsIn(answerOf(call), call).length > 0);

it('finds lists in the contract', () => {
  expect(listCalls.length).toBeGreaterThan(30);
});

it.each(listCalls.map((call) => [call.name, call] as const))(
  'leaves out any one invalid item of the lists of %s, and keeps the others',
  (_, call) => {
    const datos = answerOf(call);
    expect(call.datos.safeParse(datos).success).toBe(true);
    fc.assert(
      fc.property(
        fc.constantFrom(...listsIn(datos, call)),
        fc.nat(2),
        fc.constantFrom(...invalidValues),
        (path, index, odd) => {
          const sent = copy(datos);
          (valueAt(sent, path) as unknown[])[index] = odd;
          // Some schemas accept some invalidValues.
          fc.pre(!call.datos.safeParse(copy(sent)).success);
          const result = read(call, sent);
          expect(result?.omitted).toBe(1);
          expect(valueAt(result?.datos, path)).toHaveLength(2);
        },
      ),
      { numRuns: 30 },
    );
  },
);

it.each(listCalls.map((call) => [call.name, call] as const))(
  'leaves out at most the row for any one invalid or missing key of %s',
  (_, call) => {
    const datos = answerOf(call);
    const expected = call.datos.parse(copy(datos));
    for (const path of listsIn(datos, call)) {
      const rows = valueAt(datos, path) as unknown[];
      if (typeof rows[1] !== 'object') continue;
      for (const key of Object.keys(rows[1] as Row))
        for (const odd of [null, 'x', [], undefined]) {
          const sent = copy(datos);
          const row = (valueAt(sent, path) as Row[])[1] as Row;
          if (odd === undefined) Reflect.deleteProperty(row, key);
          else row[key] = odd;
          const where = `${path.join('.')}.1.${key}: ${JSON.stringify(odd)}`;
          const result = read(call, sent);
          expect(result, where).toBeDefined();
          const left = valueAt(result?.datos, path) as unknown[];
          const [first, , last] = valueAt(expected, path) as unknown[];
          expect([left[0], left.at(-1)], where).toEqual([first, last]);
          // The row is left out, or only a part of it.
          expect(result?.omitted, where).toBeGreaterThanOrEqual(3 - left.length);
        }
    }
  },
);
