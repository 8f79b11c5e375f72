import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import { dropToken, readSession, type SessionStorage } from './stored-session.ts';
import { startSession, userTypeOf } from './start-session.ts';
import { readToken } from './token.ts';

const hour = 3_600_000;

/** An unsigned token: the portal never checks signatures, the server does. */
function tokenOf(claims: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}

interface Browser extends SessionStorage {
  cookie: string;
  time: number;
}

function browser(changes: Partial<SessionStorage> & { blocksCookies?: boolean } = {}): Browser {
  let cookie = '';
  const it: Browser = {
    brand: 'uni',
    local: memoryStorage(),
    tab: memoryStorage(),
    cookies: () => cookie,
    now: () => it.time,
    time: Date.parse('2026-11-21T10:00:00Z'),
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      if (!changes.blocksCookies) cookie = value.split(';')[0] ?? '';
    },
    ...changes,
  };
  return it;
}

/** Storage that takes nothing. */
const blocked = { ...memoryStorage(), set: () => false, get: () => undefined };

function signIn(it: Browser, { recordar = true, lifetime = 12 * hour, skew = 0, withIat = true } = {}) {
  const issued = Math.floor((it.time + skew) / 1000);
  const token = tokenOf({
    nombre: 'Lucía',
    apellidos: 'Ferrà',
    exp: issued + lifetime / 1000,
    ...(withIat && { iat: issued }),
  });
  const datos = {
    token,
    conPracticas: true,
    conEmpleo: false,
    primerAcceso: false,
    soloCiclosUAX: true,
  };
  return startSession({ datos, side: 'student', identity: 'a', recordar }, it, it, true);
}

describe('a token', () => {
  it('says who it is for, in any script', () => {
    expect(readToken(tokenOf({ nombre: 'Zoë', apellidos: 'Núñez Ŀ', exp: 5, iat: 4 }))).toEqual({
      nombre: 'Zoë',
      apellidos: 'Núñez Ŀ',
      exp: 5,
      iat: 4,
    });
  });

  it.each(['', 'x', 'a.b.c', '..', `a.${Buffer.from('null').toString('base64url')}.c`])(
    'that is none is no session: %j',
    (text) => {
      const it = browser({
        local: memoryStorage({ 'portal.uni.token': text, 'portal.uni.tipoUsuario': 'Alumno' }),
      });
      expect(readSession(it)).toEqual({ none: true });
    },
  );
});

describe('a session', () => {
  it('is there after signing in', () => {
    const it = browser();
    expect(signIn(it)).toBe('browser');
    expect(readSession(it)).toMatchObject({
      session: { type: 'Alumno', conPracticas: true, conEmpleo: false, soloCiclosUAX: true, nombre: 'Lucía' },
    });
  });

  it('ends with its token, a minute of doubt granted', () => {
    const it = browser();
    signIn(it);
    it.time += 12 * hour + 59_000;
    expect(readSession(it)).toHaveProperty('session');
    it.time += 1000;
    expect(readSession(it)).toEqual({ ended: 'expired' });
  });

  it.each([-24 * hour, 24 * hour, 3 * hour])(
    'lasts its time on a device whose clock is %d ms off',
    (skew) => {
      const it = browser();
      signIn(it, { skew });
      it.time += 12 * hour - 1000;
      expect(readSession(it)).toHaveProperty('session');
      it.time += 70_000;
      expect(readSession(it)).toEqual({ ended: 'expired' });
    },
  );

  it('is tried for a while where the token says only its end and the clock is a day ahead', () => {
    const it = browser();
    signIn(it, { skew: -24 * hour, withIat: false });
    expect(readSession(it)).toHaveProperty('session');
    it.time += 2 * hour;
    expect(readSession(it)).toEqual({ ended: 'expired' });
  });

  it('that is remembered outlives the browser', () => {
    const it = browser();
    signIn(it, { recordar: true });
    it.cookie = 'other=1';
    expect(readSession(it)).toHaveProperty('session');
  });

  it('that is not remembered is dropped when the browser was closed', () => {
    const it = browser();
    signIn(it, { recordar: false });
    expect(it.cookie).toBe('portal.uni.sesion=1');
    expect(readSession(it)).toHaveProperty('session');
    it.cookie = 'other=1';
    expect(readSession(it)).toEqual({ ended: 'closed' });
  });

  it('lives in the tab where cookies are blocked and it is not to be remembered', () => {
    const it = browser({ blocksCookies: true });
    expect(signIn(it, { recordar: false })).toBe('tab');
    expect(readSession(it)).toHaveProperty('session');
    expect(it.local.keys('portal.uni.')).toEqual([]);
  });

  it('lives in the tab where the local storage is full', () => {
    const it = browser({ local: { ...memoryStorage(), set: () => false } });
    expect(signIn(it)).toBe('tab');
    expect(readSession(it)).toHaveProperty('session');
  });

  it('cannot be kept where nothing can', () => {
    const it = browser({ local: blocked, tab: blocked });
    expect(signIn(it)).toBe('nowhere');
  });

  it('of someone else takes the place of the one before', () => {
    const it = browser({ blocksCookies: true });
    signIn(it, { recordar: false });
    signIn(it, { recordar: true });
    expect(it.tab.get('portal.uni.token')).toBeUndefined();
    expect(it.local.get('portal.uni.token')).toBeDefined();
  });

  it('that ends leaves everything but token and user type', () => {
    const it = browser();
    signIn(it);
    it.local.set('portal.uni.idioma', 'ca');
    dropToken(it);
    expect(readSession(it)).toEqual({ none: true });
    expect(it.local.get('portal.uni.idioma')).toBe('ca');
    expect(it.local.get('portal.uni.recordar')).toBe('true');
  });
});

describe('the kind of user', () => {
  const datos = { token: '', conEmpleo: true, primerAcceso: false, soloCiclosUAX: false };

  it('is what the server says, else follows from the placements', () => {
    expect(userTypeOf({ side: 'student', datos: { ...datos, conPracticas: true } })).toBe('Alumno');
    expect(userTypeOf({ side: 'student', datos: { ...datos, conPracticas: false } })).toBe('Egresado');
    expect(
      userTypeOf({ side: 'student', datos: { ...datos, conPracticas: true, tipoUsuario: 'Egresado' } }),
    ).toBe('Egresado');
    expect(userTypeOf({ side: 'company', datos: { ...datos, conPracticas: true } })).toBe('Empresa');
  });
});
