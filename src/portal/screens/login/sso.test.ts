import { describe, expect, it } from 'vitest';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Caller } from '#portal/data/client/call.ts';
import { readUniversityAnswer } from './sso-answer.ts';
import { randomState, signInWithUniversity, startAddress } from './sso.ts';

type Place = Parameters<typeof startAddress>[1];

const brand = (sso: boolean, more: object = {}): Pick<PublicBrand, 'settings'> => ({
  settings: {
    modulos: { sso },
    sso: { urlInicio: 'https://id.campus.example/saml?tenant=7' },
    apiSandbox: '/api',
    ...more,
  } as unknown as PublicBrand['settings'],
});
const place = (origin: string): Place => {
  const { host, hostname } = new URL(origin);
  return { host, hostname, origin };
};

describe('signing in at the university starts', () => {
  it('at its address, which keeps its own query', () => {
    expect(startAddress(brand(true), place('https://carreras.campus.example'), 'a1')).toBe(
      'https://id.campus.example/saml?tenant=7&estado=a1',
    );
  });

  it('at the sandbox beside the server on a local host', () => {
    expect(startAddress(brand(true), place('http://campus.localhost:4321'), 'a1')).toBe(
      'http://campus.localhost:4321/sandbox/idp?estado=a1',
    );
    const apart = brand(true, { apiSandbox: 'http://localhost:5000/api' });
    expect(startAddress(apart, place('http://localhost:4321'), 'a1')).toBe(
      'http://localhost:5000/sandbox/idp?estado=a1',
    );
  });

  it('nowhere where the brand has no such accounts', () => {
    expect(startAddress(brand(false), place('http://localhost'), 'a1')).toBeUndefined();
  });

  it('with a value that is never the same', () => {
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
    expect(readUniversityAnswer({ pathname: '/acceso', ...where })).toEqual({ answer, rest: '/acceso' });
  });

  it('leaves the rest of the address as it is', () => {
    const where = { pathname: '/ca/acces', search: '?a=1&estado=x&respuesta=c0de', hash: '#b' };
    expect(readUniversityAnswer(where)).toEqual({
      answer: { respuesta: 'c0de', scope: '', estado: 'x' },
      rest: '/ca/acces?a=1#b',
    });
  });

  it('is none without a code', () => {
    expect(readUniversityAnswer({ pathname: '/acceso', search: '?estado=x', hash: '' }).answer).toBe(
      undefined,
    );
  });

  it.each([
    ['Empresa', 'student', 'company'],
    ['Egresado', 'private-company', 'student'],
    [undefined, 'private-company', 'company'],
    [undefined, 'student', 'student'],
    [undefined, 'other', 'student'],
  ])('says who it is (%s); else the scope does (%s)', async (tipoUsuario, scope, half) => {
    const datos = { token: 'a.b.c', ...(tipoUsuario && { tipoUsuario }) };
    const call: Caller = () => Promise.resolve({ ok: true, datos: datos as never });
    expect(await signInWithUniversity(call, { respuesta: 'c0de', scope })).toMatchObject({
      state: 'accepted',
      signIn: { half, recordar: false },
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
    expect(signedIn).toMatchObject({ state: 'accepted', signIn: { half: 'company' } });
    expect('signIn' in signedIn && signedIn.signIn.firm).toEqual(firm);
  });
});
