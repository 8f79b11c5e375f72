import { expect, it } from 'vitest';
import { unavailable } from '#portal/data/server/client/result.ts';
import { createLookUp, type LookUpResult } from './look-up.ts';

/** A look-up whose server records requests and answers on demand. */
function server() {
  const requests: string[] = [];
  const pending = new Map<string, (result: LookUpResult<string>) => void>();
  const lookUp = createLookUp<string>(
    (key) => {
      requests.push(key);
      return new Promise((resolve) => pending.set(key, resolve));
    },
    [33],
  );
  const answer = (key: string, result: LookUpResult<string>): void => pending.get(key)?.(result);
  return { requests, answer, ...lookUp };
}

it('requests each key once, also while its answer is pending', async () => {
  const { look, answer, requests, $found } = server();
  const both = [look('a'), look('a')];
  answer('a', { ok: true, datos: 'known' });
  expect(await Promise.all(both)).toEqual([
    { ok: true, datos: 'known' },
    { ok: true, datos: 'known' },
  ]);
  expect(await look('a')).toEqual({ ok: true, datos: 'known' });
  expect(requests).toEqual(['a']);
  expect($found.get().get('a')).toEqual({ ok: true, datos: 'known' });
});

it('keeps keys apart, whichever answer arrives first', async () => {
  const { look, answer, $found } = server();
  const both = [look('a'), look('b')];
  answer('b', { ok: true, datos: 'of b' });
  answer('a', { ok: true, datos: 'of a' });
  await Promise.all(both);
  expect(Object.fromEntries($found.get())).toEqual({
    a: { ok: true, datos: 'of a' },
    b: { ok: true, datos: 'of b' },
  });
});

it('keeps refusals of a key, and requests again after any other failure', async () => {
  const { look, answer, requests, $found } = server();
  const refused = look('a');
  answer('a', { ok: false, kind: 'error', code: 33 });
  await refused;
  await look('a');
  for (const failure of [unavailable('network'), { ok: false, kind: 'error', code: 2 } as const]) {
    const lost = look('b');
    answer('b', failure);
    expect(await lost).toEqual(failure);
  }
  expect(requests).toEqual(['a', 'b', 'b']);
  expect([...$found.get().keys()]).toEqual(['a']);
});
