import { expect, it } from 'vitest';
import { unavailable } from '#portal/data/server/client/result.ts';
import { createLookUp, type LookUpResult } from './look-up.ts';

/** A server that answers when it is told to, and what it was asked. */
function server() {
  const asked: string[] = [];
  const waiting = new Map<string, (finding: LookUpResult<string>) => void>();
  const lookUp = createLookUp<string>(
    (what) => {
      asked.push(what);
      return new Promise((resolve) => waiting.set(what, resolve));
    },
    [33],
  );
  const answer = (what: string, finding: LookUpResult<string>): void => waiting.get(what)?.(finding);
  return { asked, answer, ...lookUp };
}

it('asks once about the same, also while the answer is awaited', async () => {
  const { look, answer, asked, $found } = server();
  const both = [look('a'), look('a')];
  answer('a', { ok: true, datos: 'known' });
  expect(await Promise.all(both)).toEqual([
    { ok: true, datos: 'known' },
    { ok: true, datos: 'known' },
  ]);
  expect(await look('a')).toEqual({ ok: true, datos: 'known' });
  expect(asked).toEqual(['a']);
  expect($found.get().get('a')).toEqual({ ok: true, datos: 'known' });
});

it('keeps what was asked apart, whichever answer comes first', async () => {
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

it('keeps a refusal of what was asked about, and asks again after anything else', async () => {
  const { look, answer, asked, $found } = server();
  const refused = look('a');
  answer('a', { ok: false, kind: 'error', code: 33 });
  await refused;
  await look('a');
  for (const failure of [unavailable('network'), { ok: false, kind: 'error', code: 2 } as const]) {
    const lost = look('b');
    answer('b', failure);
    expect(await lost).toEqual(failure);
  }
  expect(asked).toEqual(['a', 'b', 'b']);
  expect([...$found.get().keys()]).toEqual(['a']);
});
