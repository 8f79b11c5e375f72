import { expect, it } from 'vitest';
import { callList } from '#core/contract/calls/index.ts';
import {
  answerOf,
  changedAt,
  copy,
  everyPath,
  invalidValues,
  partsIn,
  read,
  valueAt,
  without,
} from '../../../../../tests/support/contract-answers.ts';

const readCalls = callList.filter((call) => call.idempotent && partsIn(answerOf(call)).length > 0);

it.each(readCalls.map((call) => [call.name, call] as const))(
  'leaves out any one invalid optional part of %s, and keeps the rest',
  (_, call) => {
    const datos = answerOf(call);
    for (const path of partsIn(datos))
      for (const odd of [...invalidValues, 98_765, '', ' ']) {
        const sent = changedAt(datos, path, odd);
        const where = `${path.join('.')}: ${JSON.stringify(odd)}`;
        if (call.datos.safeParse(copy(sent)).success) continue;
        const result = read(call, sent);
        const bare = call.datos.safeParse(without(datos, path));
        const isIndivisible = path.some((key) => call.indivisible?.includes(key));
        const isAbsent = bare.success && valueAt(bare.data, path) === undefined && !isIndivisible;
        const isEmpty = Array.isArray(odd) || (typeof odd === 'string' && odd.trim() === '');
        if (isAbsent) expect(result?.datos, where).toEqual(bare.data);
        // An empty value counts as absent; no default takes the place of any other one.
        else if (result && isEmpty && bare.success)
          expect([result.datos, result.omitted], where).toEqual([bare.data, 0]);
        else if (result) expect(valueAt(result.datos, path.slice(0, -1)), where).toBeUndefined();
      }
  },
);

const writeCalls = callList.filter((call) => call.method === 'POST' && partsIn(answerOf(call)).length > 0);

it.each(writeCalls.map((call) => [call.name, call] as const))(
  'rejects an answer to %s with an unreadable part',
  (_, call) => {
    const datos = answerOf(call);
    for (const path of partsIn(datos))
      for (const odd of invalidValues) {
        const sent = changedAt(datos, path, odd);
        const isValid = call.datos.safeParse(copy(sent)).success;
        if (isValid || Array.isArray(odd)) continue;
        expect(read(call, sent), `${path.join('.')}: ${JSON.stringify(odd)}`).toBeUndefined();
      }
  },
);

it.each(callList.map((call) => [call.name, call] as const))('reads 1 and 0 as booleans of %s', (_, call) => {
  const datos = answerOf(call);
  const ticks = everyPath(datos).filter((path) => typeof valueAt(datos, path) === 'boolean');
  for (const path of ticks)
    for (const value of [true, false]) {
      const valid = changedAt(datos, path, value);
      if (!call.datos.safeParse(copy(valid)).success) continue;
      const result = read(call, changedAt(datos, path, Number(value)));
      expect(result, path.join('.')).toEqual({ datos: call.datos.parse(copy(valid)), omitted: 0 });
    }
});
