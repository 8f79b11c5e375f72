import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { dropToken, readSession } from './stored-session.ts';
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
  const result: Browser = {
    brand: 'uni',
    local: memoryStorage(),
    tab: memoryStorage(),
    cookies: () => cookie,
    now: () => result.time,
    time: Date.parse('2026-11-21T10:00:00Z'),
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      if (!changes.blocksCookies) cookie = value.split(';')[0] ?? '';
    },
    ...changes,
  };
  return result;
}

/** A blocked storage. */
const blocked = { ...memoryStorage(), set: () => false, get: () => undefined };

function signIn(device: Browser, { recordar = true, lifetime = 12 * hour, skew = 0, withIat = true } = {}) {
  const issued = Math.floor((device.time + skew) / 1000);
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
  return startSession({ datos, side: 'student', identity: 'a', recordar }, device, device, true);
}

describe('a token', () => {
  it('contains the name of the user, in any script', () => {
    expect(readToken(tokenOf({ nombre: 'Zoë', apellidos: 'Núñez Ŀ', exp: 5, iat: 4 }))).toEqual({
      nombre: 'Zoë',
      apellidos: 'Núñez Ŀ',
      exp: 5,
      iat: 4,
    });
  });

  it.each(['', 'x', 'a.b.c', '..', `a.${Buffer.from('null').toString('base64url')}.c`])(
    'that is invalid is no session: %j',
    (text) => {
      const device = browser({
        local: memoryStorage({ 'portal.uni.token': text, 'portal.uni.tipoUsuario': 'Alumno' }),
      });
      expect(readSession(device)).toEqual({ none: true });
    },
  );
});

describe('a session', () => {
  it('exists after signing in', () => {
    const device = browser();
    expect(signIn(device)).toBe('browser');
    expect(readSession(device)).toMatchObject({
      session: { type: 'Alumno', conPracticas: true, conEmpleo: false, soloCiclosUAX: true, nombre: 'Lucía' },
    });
  });

  it('ends with its token, after a minute of leeway', () => {
    const device = browser();
    signIn(device);
    device.time += 12 * hour + 59_000;
    expect(readSession(device)).toHaveProperty('session');
    device.time += 1000;
    expect(readSession(device)).toEqual({ ended: 'expired' });
  });

  it.each([-24 * hour, 24 * hour, 3 * hour])(
    'lasts its time on a device whose clock is %d ms off',
    (skew) => {
      const device = browser();
      signIn(device, { skew });
      device.time += 12 * hour - 1000;
      expect(readSession(device)).toHaveProperty('session');
      device.time += 70_000;
      expect(readSession(device)).toEqual({ ended: 'expired' });
    },
  );

  it('is tried for a while where the token has only its end and the clock is a day ahead', () => {
    const device = browser();
    signIn(device, { skew: -24 * hour, withIat: false });
    expect(readSession(device)).toHaveProperty('session');
    device.time += 2 * hour;
    expect(readSession(device)).toEqual({ ended: 'expired' });
  });

  it('that is remembered outlives the browser', () => {
    const device = browser();
    signIn(device, { recordar: true });
    device.cookie = 'other=1';
    expect(readSession(device)).toHaveProperty('session');
  });

  it('that is not remembered is dropped when the browser was closed', () => {
    const device = browser();
    signIn(device, { recordar: false });
    expect(device.cookie).toBe('portal.uni.sesion=1');
    expect(readSession(device)).toHaveProperty('session');
    device.cookie = 'other=1';
    expect(readSession(device)).toEqual({ ended: 'closed' });
  });

  it('is stored in the tab where cookies are blocked and it is not remembered', () => {
    const device = browser({ blocksCookies: true });
    expect(signIn(device, { recordar: false })).toBe('tab');
    expect(readSession(device)).toHaveProperty('session');
    expect(device.local.keys('portal.uni.')).toEqual([]);
  });

  it('is stored in the tab where the local storage is full', () => {
    const device = browser({ local: { ...memoryStorage(), set: () => false } });
    expect(signIn(device)).toBe('tab');
    expect(readSession(device)).toHaveProperty('session');
  });

  it('is stored nowhere where all storage is blocked', () => {
    const device = browser({ local: blocked, tab: blocked });
    expect(signIn(device)).toBe('nowhere');
  });

  it('replaces the one of another person', () => {
    const device = browser({ blocksCookies: true });
    signIn(device, { recordar: false });
    signIn(device, { recordar: true });
    expect(device.tab.get('portal.uni.token')).toBeUndefined();
    expect(device.local.get('portal.uni.token')).toBeDefined();
  });

  it('that ends leaves everything but token and user type', () => {
    const device = browser();
    signIn(device);
    device.local.set('portal.uni.idioma', 'ca');
    dropToken(device);
    expect(readSession(device)).toEqual({ none: true });
    expect(device.local.get('portal.uni.idioma')).toBe('ca');
    expect(device.local.get('portal.uni.recordar')).toBe('true');
  });
});

describe('the kind of user', () => {
  const datos = { token: '', conEmpleo: true, primerAcceso: false, soloCiclosUAX: false };

  it('is the one of the server, else follows from the placements', () => {
    expect(userTypeOf({ side: 'student', datos: { ...datos, conPracticas: true } })).toBe('Alumno');
    expect(userTypeOf({ side: 'student', datos: { ...datos, conPracticas: false } })).toBe('Egresado');
    expect(
      userTypeOf({ side: 'student', datos: { ...datos, conPracticas: true, tipoUsuario: 'Egresado' } }),
    ).toBe('Egresado');
    expect(userTypeOf({ side: 'company', datos: { ...datos, conPracticas: true } })).toBe('Empresa');
  });
});
