import type { Session as SignInAnswer } from '#core/contract/entities/session.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { claimTab, ownerKey } from './tab-owner.ts';
import type { Side } from '#core/routing/side.ts';
import { type UserType, userTypes } from '#core/model/people.ts';
import { markerOf, namedOwner, sessionNames, type SessionStorage } from './stored-session.ts';
import { readToken } from './token.ts';

/** Answer of a sign-in, and what the person wanted. */
export interface SignIn {
  datos: SignInAnswer;
  /** Which half of the interface was signed in to. */
  side: Side;
  /** Of which account and firm it is, see `identityOf`. */
  identity: string;
  /** The firm that was signed in for, and whether there are others; absent where it is not known. */
  firm?: { name: string; isOneOfSeveral: boolean } | undefined;
  /** Keep the session when the browser is closed. */
  recordar: boolean;
}

/** Where cookies can be written. */
export interface CookieJar {
  cookie: string;
}

/**
 * Kind of user: as the server says it, else a student without placements counts as a graduate.
 */
export function userTypeOf({ datos, side }: Pick<SignIn, 'datos' | 'side'>): UserType {
  const named = userTypes.find((it) => it === datos.tipoUsuario);
  if (named) return named;
  if (side === 'company') return 'Empresa';
  return datos.conPracticas ? 'Alumno' : 'Egresado';
}

/** Differences of clocks that are not worth correcting, in milliseconds. */
const tolerance = 60_000;

/** How long a token is tried of which the clock says that it has ended, in milliseconds. */
const trial = 60 * 60_000;

/**
 * How far this device's clock is behind the server's, in milliseconds: a token was issued just now. One that does not
 * say when, and that seems to have ended already, tells only that the clock is wrong.
 */
function clockOffset(token: string, now: number): number {
  const { iat, exp } = readToken(token) ?? {};
  if (iat !== undefined) {
    const offset = iat * 1000 - now;
    return Math.abs(offset) > tolerance ? offset : 0;
  }
  return exp !== undefined && exp * 1000 <= now ? exp * 1000 - now - trial : 0;
}

/** How a session was kept: in the browser, in this tab alone, or nowhere, because the browser keeps nothing. */
export type TokenLifetime = 'browser' | 'tab' | 'nowhere';

/**
 * Stores a session. Without "remember" a cookie marks the browser session, and the token is dropped when it is gone;
 * where cookies are blocked, the session lives in the tab.
 */
export function startSession(
  { datos, side, identity, firm, recordar }: SignIn,
  storage: SessionStorage,
  jar: CookieJar,
  isSecure: boolean,
): TokenLifetime {
  const { brand, local, tab } = storage;
  const offset = clockOffset(datos.token, storage.now());
  const type = userTypeOf({ datos, side });
  const byName = namedOwner(type, readToken(datos.token) ?? { nombre: '', apellidos: '' });
  // A session that began before there were identities has left the name.
  if (tab.get(ownerKey(brand)) === byName) tab.set(ownerKey(brand), identity);
  claimTab(storage, identity);
  const values: Record<(typeof sessionNames)[number], string> = {
    tipoUsuario: type,
    conPracticas: String(datos.conPracticas),
    conEmpleo: String(datos.conEmpleo),
    soloCiclosUAX: String(datos.soloCiclosUAX),
    primerAcceso: String(datos.primerAcceso),
    recordar: String(recordar),
    desfase: String(offset),
    identidad: identity,
    empresa: firm?.name ?? '',
    variasEmpresas: String(firm?.isOneOfSeveral === true),
    token: datos.token,
  };
  for (const name of sessionNames) tab.remove(storageKey(brand, name));
  const store = (target: SafeStorage): boolean =>
    sessionNames.map((name) => target.set(storageKey(brand, name), values[name])).every(Boolean);
  if ((recordar || markBrowserSession(storage, jar, isSecure)) && store(local)) return 'browser';
  // Nothing half stored may stay behind.
  for (const name of sessionNames) local.remove(storageKey(brand, name));
  return store(tab) ? 'tab' : 'nowhere';
}

/** Sets the cookie that ends with the browser; `false` where cookies are blocked. */
function markBrowserSession({ brand, cookies }: SessionStorage, jar: CookieJar, isSecure: boolean): boolean {
  jar.cookie = `${markerOf(brand)}=1; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return cookies().includes(`${markerOf(brand)}=1`);
}
