import { describe, expect, it } from 'vitest';
import { anonymousIdentity, firmOf, identityOf, isAnonymous } from './identity.ts';

const begona = { side: 'company', usuario: 'begona@nandu.example', eidEmpresa: 3 } as const;

describe('the fingerprint of an account', () => {
  it('is the same for the same account and firm, however the name is typed', () => {
    expect(identityOf({ ...begona, usuario: ' Begona@Nandu.example' })).toBe(identityOf(begona));
  });

  it.each([
    { side: 'student' as const },
    { usuario: 'begona@nandu.examples' },
    { eidEmpresa: 4 },
    { eidEmpresa: undefined },
  ])('is different with %o', (other) => {
    expect(identityOf({ ...begona, ...other })).not.toBe(identityOf(begona));
  });

  it('is different for each of many accounts, and does not contain the user name', () => {
    const all = Array.from({ length: 20_000 }, (_, index) =>
      identityOf({ ...begona, usuario: `u${index}@uni.example` }),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all.join()).not.toContain('@');
  });

  it('is marked for an unknown account', () => {
    const unknown = anonymousIdentity('company', 'a1');
    expect(unknown).not.toBe(anonymousIdentity('company', 'b2'));
    expect(unknown).not.toBe(anonymousIdentity('student', 'a1'));
    expect([isAnonymous(unknown), isAnonymous(identityOf(begona))]).toEqual([true, false]);
    expect(firmOf(unknown)).toBeUndefined();
  });
});
