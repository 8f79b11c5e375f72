import { describe, expect, it } from 'vitest';
import { identityOf } from './identity.ts';

const begona = { half: 'company', usuario: 'begona@nandu.example', eidEmpresa: 3 } as const;

describe('the fingerprint of who signs in', () => {
  it('is the same for the same account and firm, however the name is typed', () => {
    expect(identityOf({ ...begona, usuario: ' Begona@Nandu.example' })).toBe(identityOf(begona));
  });

  it.each([
    { half: 'student' as const },
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
});
