import { afterEach, describe, expect, it } from 'vitest';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import type { SignIn } from '#portal/data/session/start-session.ts';
import { readSsoAnswer } from './sso-answer.ts';
import { claimDrafts, findDraftOwner, randomState, signInWithUniversity, startAddress } from './sso.ts';

type PageLocation = Parameters<typeof startAddress>[1];

const brand = (sso: boolean, more: object = {}): Pick<PublicBrand, 'settings'> => ({
  settings: {
    modulos: { sso },
    sso: { urlInicio: 'https://id.campus.example/saml?tenant=7' },
    apiSandbox: '/api',
    ...more,
  } as unknown as PublicBrand['settings'],
});
const locationOf = (origin: string): PageLocation => {
  const { host, hostname } = new URL(origin);
  return { host, hostname, origin };
};

describe('signing in at the university starts', () => {
  it('at its address, which keeps its own query', () => {
    expect(startAddress(brand(true), locationOf('https://carreras.campus.example'), 'a1')).toBe(
      'https://id.campus.example/saml?tenant=7&estado=a1',
    );
  });

  it('at the sandbox beside the server on a local host', () => {
    expect(startAddress(brand(true), locationOf('http://campus.localhost:4321'), 'a1')).toBe(
      'http://campus.localhost:4321/sandbox/idp?estado=a1',
    );
    const apart = brand(true, { apiSandbox: 'http://localhost:5000/api' });
    expect(startAddress(apart, locationOf('http://localhost:4321'), 'a1')).toBe(
      'http://localhost:5000/sandbox/idp?estado=a1',
    );
  });

  it('nowhere for a brand without single sign-on', () => {
    expect(startAddress(brand(false), locationOf('http://localhost'), 'a1')).toBeUndefined();
  });

  it('with a different state value each time', () => {
    const values = Array.from({ length: 50 }, randomState);
    expect(new Set(values).size).toBe(50);
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the answer of the university', () => {
  const answer = { respuesta: 'c0de', scope: 'student', estado: 'a1' };

  it.each([
    ['after the #', { search: '', hash: '#respuesta=c0de&scope=student&estado=a1' }],
    ['in the query', { search: '?respuesta=c0de&scope=student&estado=a1', hash: '' }],
  ])('is found %s, and taken out of the address', (_, where) => {
    expect(readSsoAnswer({ pathname: '/acceso', ...where })).toEqual({ answer, rest: '/acceso' });
  });

  it('leaves the rest of the address as it is', () => {
    const where = { pathname: '/ca/acces', search: '?a=1&estado=x&respuesta=c0de', hash: '#b' };
    expect(readSsoAnswer(where)).toEqual({
      answer: { respuesta: 'c0de', scope: '', estado: 'x' },
      rest: '/ca/acces?a=1#b',
    });
  });

  it('is absent without a code', () => {
    expect(readSsoAnswer({ pathname: '/acceso', search: '?estado=x', hash: '' }).answer).toBe(undefined);
  });

  it.each([
    ['Empresa', 'student', 'company'],
    ['Egresado', 'private-company', 'student'],
    [undefined, 'private-company', 'company'],
    [undefined, 'student', 'student'],
    [undefined, 'other', 'student'],
  ])('gives the type of user (%s), or else the scope does (%s)', async (tipoUsuario, scope, side) => {
    const datos = { token: 'a.b.c', ...(tipoUsuario && { tipoUsuario }) };
    const call: Caller = () => Promise.resolve({ ok: true, datos: datos as never });
    expect(await signInWithUniversity(call, { respuesta: 'c0de', scope })).toMatchObject({
      state: 'accepted',
      signIn: { side, recordar: false },
    });
  });

  it.each([
    [
      { nombreComercial: 'Forn Nou', nombreFiscal: 'Forn Nou, SL' },
      { name: 'Forn Nou', isOneOfSeveral: false },
    ],
    [{ nombreFiscal: 'Forn Nou, SL' }, { name: 'Forn Nou, SL', isOneOfSeveral: false }],
    [undefined, undefined],
  ])('names the firm by %o', async (company, firm) => {
    const failed = { ok: false, kind: 'unavailable', code: 500, reason: 'timeout' };
    const call: Caller = ({ name }) =>
      Promise.resolve(
        (name === 'validaRespuestaLoginIntegrado'
          ? { ok: true, datos: { token: 'a.b.c', tipoUsuario: 'Empresa' } }
          : company
            ? { ok: true, datos: company }
            : failed) as never,
      );
    const signedIn = await signInWithUniversity(call, { respuesta: 'c0de', scope: '' });
    expect(signedIn).toMatchObject({ state: 'accepted', signIn: { side: 'company' } });
    expect('signIn' in signedIn && signedIn.signIn.firm).toEqual(firm);
  });
});

describe('drafts that a tab holds of an unknown account', () => {
  const [first, between, next] = ['["Alumno","?a1"]', '["Alumno","?b2"]', '["Alumno","?c3"]'] as const;
  const signIn = { side: 'student', identity: next } as SignIn;
  const drafts = (): string[] => tab.keys(portalKey('borrador.')).toSorted();

  // Without a browser the storage keeps its values in memory.
  const hold = (...names: string[]): void =>
    names.forEach((name) => tab.set(portalKey(`borrador.${name}`), name));
  afterEach(() => tab.keys('portal.').forEach((key) => tab.remove(key)));

  it('are found, also after somebody else was signed in', () => {
    tab.set(portalKey('autor'), between);
    hold('propuesta.@Alumno?a1', 'propuesta.@Alumno?a1#claves');
    expect(findDraftOwner(signIn)).toBe(first);
    expect(findDraftOwner({ side: 'company' })).toBeUndefined();
  });

  it('are stored for a user who claims them', () => {
    tab.set(portalKey('autor'), between);
    hold('propuesta.@Alumno?a1', 'propuesta.@Alumno?a1#claves', 'cambio.4@Alumno?b2');
    claimDrafts(first, signIn, true);
    expect(drafts()).toEqual(
      ['cambio.4@Alumno?b2', 'propuesta.@Alumno?c3', 'propuesta.@Alumno?c3#claves'].map((name) =>
        portalKey(`borrador.${name}`),
      ),
    );
    expect(tab.get(portalKey('borrador.propuesta.@Alumno?c3'))).toBe('propuesta.@Alumno?a1');
    expect(tab.get(portalKey('autor'))).toBe(between);
  });

  it('are removed for a user who does not', () => {
    hold('propuesta.@Alumno?a1', 'propuesta.@Alumno?a1#claves', 'cambio.4@Alumno?b2');
    claimDrafts(first, signIn, false);
    expect(drafts()).toEqual([portalKey('borrador.cambio.4@Alumno?b2')]);
  });

  it('may also belong to a known account, for one of its firms', () => {
    const owner = '["Empresa","x1",17]';
    tab.set(portalKey('autor'), owner);
    hold('motivo.8@17');
    const company = { side: 'company', identity: '["Empresa","?c3"]' } as SignIn;
    expect(findDraftOwner(company)).toBe(owner);
    claimDrafts(owner, company, true);
    expect(drafts()).toEqual([portalKey('borrador.motivo.8@Empresa?c3')]);
  });
});
