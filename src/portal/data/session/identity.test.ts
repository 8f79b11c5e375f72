import { describe, expect, it } from 'vitest';
import { anonymousIdentity, firmOf, identityOf, isAnonymous } from './identity.ts';

const begona = { side: 'company', usuario: 'begona@nandu.example', eidEmpresa: 3 } as const;

describe('the fingerprint of who signs in', () => {
  it('is the same for the same account and firm, however the name is typed', () => {
    expect(identityOf({ ...begona, usuario: ' Begona@Nandu.example' })).toBe(identityOf(begona));
  });

  it.each([
    { side: 'student' as const },
    { usuario: 'begona@nandu.examples' },
    { eidEmpresa: 4 },
    { eidEmpresa: undefined },
  ])('is another one with %o', (other) => {
    expect(identityOf({ ...begona, ...other })).not.toBe(identityOf(begona));
  });

  it('is another one for each of many accounts, and does not tell them', () => {
    const all = Array.from({ length: 20_000 }, (_, at) =>
      identityOf({ ...begona, usuario: `u${at}@uni.example` }),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all.join()).not.toContain('@');
  });

  it('tells an unknown account from a known one', () => {
    const unknown = anonymousIdentity('company', 'a1');
    expect(unknown).not.toBe(anonymousIdentity('company', 'b2'));
    expect(unknown).not.toBe(anonymousIdentity('student', 'a1'));
    expect([isAnonymous(unknown), isAnonymous(identityOf(begona))]).toEqual([true, false]);
    expect(firmOf(unknown)).toBeUndefined();
  });
});
